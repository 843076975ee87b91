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

/** "Firefox on Windows", from a browser's own words for itself (its User-Agent). */
export function deviceName(words: string): string {
  const browser = nameIn(words, browsers)
  const system = nameIn(words, systems)
  if (!browser) return system ? `A browser on ${system}` : words || "An unknown browser"
  return system ? `${browser} on ${system}` : browser
}

function nameIn(words: string, known: [RegExp, string][]) {
  return known.find(([pattern]) => pattern.test(words))?.[1]
}
