/** The head: ears, face, hair and hat. */

import { darker, hairColour, ink, marigold, mix } from "./colour.ts"
import type { Figure } from "./figure.ts"
import { hair, hat } from "./hair.ts"
import type { Body } from "./skeleton.ts"
import { ellipse, n, path, place, type Svg, stroke } from "./svg.ts"

export function head(body: Body): Svg {
  const { look, pose } = body
  const away = pose.back ?? false
  const { behind, over } = headHair(body)
  const cover = look.hat ? hat(look.hat, pose.turn, away, look.hatColour ?? marigold.strong) : ""
  const t = pose.turn
  const skull = path("M-9 -1C-9 -8 -5 -11 0 -11C5 -11 9 -8 9 -1C9 5.4 5 10.4 0 10.4C-5 10.4 -9 5.4 -9 -1Z", look.skin)
  const nose = !away && t > 0.6 ? ellipse(8.4, 1.6, 1.8, 1.3, look.skin) : ""
  const face = away || look.face === "none" ? "" : features(look, t)
  return onHead(body, away ? behind : "", ears(look.skin, t, away), skull, nose, face, over, cover)
}

export const headHair = ({ look, pose }: Body) =>
  hair(look.hair, look.hairColour ?? hairColour.black, pose.turn, pose.back ?? false, look.accent)

export const onHead = ({ joints: { head: at, tilt }, build }: Body, ...parts: Svg[]) =>
  place(at[0], at[1], build.head, tilt, ...parts)

function ears(colour: string, t: number, away: boolean): Svg {
  const near = ellipse(-9 + (away ? 0 : 8.6 * t), 1.2, 1.9, 2.5, darker(colour, 0.1))
  return near + (t > 0.45 && !away ? "" : ellipse(9, 1.2, 1.9, 2.5, darker(colour, 0.1)))
}

function features(look: Figure, t: number): Svg {
  const { skin: tone, glasses, beard } = look
  const mood = look.face ?? "smile"
  const mid = 4.6 * t
  const eyes = [mid - 3.5 * (1 - 0.25 * t), mid + 3.5 * (1 - 0.25 * t)].filter((x) => x < 7.4)
  const line = mix(ink, tone, 0.12)
  const eye = (x: number) =>
    mood === "asleep" || mood === "open"
      ? stroke(
          `M${n(x - 1.3)} ${mood === "asleep" ? 0.4 : 0.9}Q${n(x)} ${mood === "asleep" ? 1.7 : -0.7} ${n(x + 1.3)} ${mood === "asleep" ? 0.4 : 0.9}`,
          line,
          0.75,
        )
      : ellipse(x, 0.6, 0.85, 1.1, line)
  const brow = (x: number) => stroke(`M${n(x - 1.5)} -2.4Q${n(x)} -3.3 ${n(x + 1.5)} -2.4`, mix(line, tone, 0.35), 0.6)
  const flush = [mid - 5 + 1.5 * t, mid + 5]
    .filter((x) => x < 7.2)
    .map((x) => ellipse(x, 3.8, 1.9, 1.2, mix(tone, "#d8604c", 0.24)))
  const whiskers = beard
    ? path(
        `M${-8 + 4 * t} 2C-8 9 -4 11.6 ${t} 11.6C5 11.6 8.6 9 8.8 2C7 5 5 4.6 ${mid} 4.6C-3 4.6 -6 5 ${-8 + 4 * t} 2Z`,
        look.hairColour ?? hairColour.black,
      )
    : ""
  const frames = glasses
    ? eyes
        .map(
          (x) =>
            `<circle cx="${n(x)}" cy="0.7" r="2.7" fill="#fff" fill-opacity=".12" stroke="${darker(marigold.deep, 0.55)}" stroke-width=".75"/>`,
        )
        .join("") + stroke(`M${n((eyes[0] ?? 0) - 2.7)} 0.4L${n(-8.6 + 7 * t)} 0`, darker(marigold.deep, 0.55), 0.7)
    : ""
  return [
    ...flush,
    whiskers,
    ...eyes.map(eye),
    ...eyes.map(brow),
    mouth(mood, mid * 1.05, beard ? 6.6 : 5.2, tone),
    frames,
  ].join("")
}

function mouth(mood: NonNullable<Figure["face"]>, x: number, y: number, tone: string): Svg {
  const lip = mix(tone, "#5a1420", 0.6)
  if (mood === "open")
    return path(
      `M${n(x - 2.2)} ${y - 0.6}Q${n(x)} ${y - 0.1} ${n(x + 2.2)} ${y - 0.6}Q${n(x)} ${y + 4} ${n(x - 2.2)} ${y - 0.6}Z`,
      lip,
    )
  const width = mood === "calm" ? 1.3 : 2
  return stroke(`M${n(x - width)} ${y}Q${n(x)} ${y + (mood === "calm" ? 0.6 : 1.9)} ${n(x + width)} ${y}`, lip, 0.75)
}
