"""A bot over HTTP: takes the seat that a link opens and plays a whole game at random.

python examples/http_bot.py "http://127.0.0.1:8400/t/…#key=…"
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from http.cookiejar import CookieJar
from typing import Any
from urllib.parse import urlsplit

link = urlsplit(sys.argv[1])
table = f"{link.scheme}://{link.netloc}/api/tables/{link.path.rpartition('/')[2]}"
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))


def ask(method: str, path: str, **body: object) -> Any:
    headers = {"X-Burgrave": "1", "Content-Type": "application/json"}
    content = json.dumps(body).encode() if method == "POST" else None
    request = urllib.request.Request(table + path, content, headers, method=method)
    with browser.open(request, timeout=30) as answer:
        return json.load(answer)


ask("POST", "/claim", key=link.fragment.removeprefix("key="))
ask("POST", "/ready", ready=True)
while ask("GET", "")["status"] == "lobby":
    time.sleep(0.2)
moves = 0
while not (game := ask("GET", "/play"))["view"]["over"]:
    if not game["legal"]:
        time.sleep(0.02)
        continue
    action = random.choice(game["legal"])["text"]
    try:
        ask("POST", "/moves", id=f"move {moves}", version=game["version"], action=action)
        moves += 1
    except urllib.error.HTTPError as refusal:
        print(json.load(refusal)["error"])
print(f"{moves} moves; points: {[seat['points'] for seat in game['view']['seats']]}")
