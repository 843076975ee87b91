/** Perceived lightness (0 to 1), chroma and hue (radians), after OKLCH (https://bottosson.github.io/posts/oklab/). */
export interface Tone {
  lightness: number
  chroma: number
  hue: number
}

type Triple = [number, number, number]

export function toneOf(hex: string): Tone {
  const [red, green, blue] = linear(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Lowers the chroma of a tone outside sRGB. */
export function hexOf(tone: Tone): string {
  let [least, most] = [0, tone.chroma]
  if (!isInGamut(channels(tone)))
    for (let step = 0; step < 20; step++) {
      const chroma = (least + most) / 2
      if (isInGamut(channels({ ...tone, chroma }))) least = chroma
      else most = chroma
    }
  else least = most
  return `#${channels({ ...tone, chroma: least })
    .map(toHex)
    .join("")}`
}

/** WCAG 2.2 contrast ratio: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string) {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(hex: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)] satisfies Triple
}

/** Linear red, green and blue; outside 0 to 1 for a tone outside sRGB. */
function channels({ lightness, chroma, hue }: Tone): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isInGamut = (all: Triple) => all.every((channel) => channel > -0.0005 && channel < 1.0005)

function toHex(channel: number) {
  const value = Math.min(1, Math.max(0, channel))
  const shown = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
  return Math.round(shown * 255)
    .toString(16)
    .padStart(2, "0")
}
