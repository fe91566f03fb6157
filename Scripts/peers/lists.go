// Loads addresses at once with net/http and decodes the films. With "decode", prints the median time of decoding a film
// from standard input, in microseconds. Scripts/bench compiles and runs this as a peer.
package main

import (
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"sort"
	"sync"
	"time"
)

type film struct {
	ID          int     `json:"id"`
	Title       string  `json:"title"`
	Overview    string  `json:"overview"`
	ReleaseDate string  `json:"release_date"`
	PosterPath  string  `json:"poster_path"`
	VoteAverage float64 `json:"vote_average"`
	VoteCount   int     `json:"vote_count"`
}

type credit struct {
	ID          int    `json:"id"`
	Name        string `json:"name"`
	Character   string `json:"character"`
	Job         string `json:"job"`
	ProfilePath string `json:"profile_path"`
}

type detail struct {
	film
	Credits struct {
		Cast []credit `json:"cast"`
		Crew []credit `json:"crew"`
	} `json:"credits"`
}

func load(address string) {
	response, err := http.Get(address)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var page struct {
		Results []film `json:"results"`
	}
	if err := json.NewDecoder(response.Body).Decode(&page); err != nil || len(page.Results) == 0 {
		log.Fatal("no films: ", err)
	}
}

func decode(body []byte) {
	var times []float64
	for i := 0; i < 200; i++ {
		start := time.Now()
		var found detail
		if err := json.Unmarshal(body, &found); err != nil || len(found.Credits.Crew) == 0 {
			log.Fatal("no film: ", err)
		}
		times = append(times, float64(time.Since(start).Nanoseconds())/1000)
	}
	sort.Float64s(times)
	fmt.Println(times[len(times)/2])
}

func main() {
	if len(os.Args) == 2 && os.Args[1] == "decode" {
		body, err := io.ReadAll(os.Stdin)
		if err != nil {
			log.Fatal(err)
		}
		decode(body)
		return
	}
	var wait sync.WaitGroup
	for _, address := range os.Args[1:] {
		wait.Add(1)
		go func(address string) {
			defer wait.Done()
			load(address)
		}(address)
	}
	wait.Wait()
}
