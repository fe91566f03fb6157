public import ArgumentParser
public import MovieDomain

extension MovieFilter.Order: ExpressibleByArgument {}

extension PersonRole: ExpressibleByArgument {}
