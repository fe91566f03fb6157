print("vip")
