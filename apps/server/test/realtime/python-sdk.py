"""Calls methods of the official SDK, one after the other; prints what they return as JSON."""

import json
import sys

import pusher

order = json.loads(sys.argv[1])
client = pusher.Pusher(**order["settings"])
print(json.dumps({name: getattr(client, name)(*arguments) for name, arguments in order["calls"].items()}))
