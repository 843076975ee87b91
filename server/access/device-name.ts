const browsers: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\/|Chromium\//, "Chrome"],
  [/Safari\//, "Safari"],
]

const systems: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
]

/** "Firefox on Windows", from a User-Agent: enough to recognise one's own device, too little to fingerprint people. */
export function deviceName(userAgent: string): string {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  if (browser) return system ? `${browser} on ${system}` : browser
  if (system) return `A browser on ${system}`
  return /^[A-Za-z][\w-]{0,39}/.exec(userAgent)?.[0] ?? "An unknown browser"
}

const nameIn = (userAgent: string, known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(userAgent))?.[1]
