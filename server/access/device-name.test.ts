import { expect, it } from "vitest"
import { deviceName } from "./device-name.ts"

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/139.0 Safari/537.36 Edg/139.0", "Edge on Windows"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "A browser on Linux"],
  ["curl/8.5.0", "curl"],
  ["", "An unknown browser"],
])("User agent %s is named %s", (words, name) => {
  expect(deviceName(words)).toBe(name)
})
