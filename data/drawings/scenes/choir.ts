import {
  across,
  adult,
  blend,
  bookCover,
  canvas,
  child,
  clay,
  down,
  type Figure,
  jointsOf,
  kids,
  type Look,
  lamplight,
  lighter,
  linear,
  marigold,
  overlay,
  poses,
  rect,
  type Svg,
  shadow,
  staff,
  times,
  violet,
  wear,
  window,
} from "../kit.ts"

export const focus = [60, 50]

export const alt = "Three rows of children sing in the hall in evening light, following their conductor's raised hands."

export default () =>
  canvas(
    hall(),
    risers(),
    rows(),
    evening(),
    conductor(),
    overlay("morning"),
    lamplight(250, 220, 700, 0.35, "#ffcf8a"),
  )

const hall = () =>
  rect(0, 0, 1600, 1067, across("#e8c6a4", "#c99a8c", "#8a6a9a")) +
  times(4, (i) => windowArch(170 + i * 380)).join("") +
  rect(0, 600, 1600, 467, "#8a5a4a")

const windowArch = (x: number) =>
  window(x, 60, 190, 440, {
    arch: true,
    columns: 2,
    rows: 4,
    frame: "#f3dcc0",
    view: down("#f6b98a", "#fde2b0", "#f3a884"),
  })

const risers = () =>
  [
    [560, 640, "#6e4540"],
    [640, 740, "#7d5046"],
    [740, 850, "#8e5e4e"],
    [850, 1067, "#a9765c"],
  ]
    .map(
      ([top, foot, colour]) =>
        rect(0, Number(top), 1600, Number(foot) - Number(top), String(colour)) +
        rect(0, Number(top), 1600, 12, lighter(String(colour), 0.18)),
    )
    .join("")

function rows(): Svg {
  const names = Object.values(kids)
  const row = (y: number, size: number, count: number, shift: number, from: number) =>
    times(count, (i) => {
      const bow = ((i - count / 2) / count) ** 2 * -60
      const look = names[(from + i) % names.length] as Look
      return singer(look, 460 + shift + i * size * 0.46, y + bow + 10, size * (0.94 + ((i * 7 + from) % 5) * 0.028))
    }).join("")
  return row(640, 360, 7, 20, 0) + row(740, 375, 6, 10, 7) + row(862, 395, 5, 150, 13)
}

function singer(look: Look, x: number, y: number, size: number): Svg {
  const uniform = {
    ...(look.wear?.bottom === "skirt" || look.wear?.bottom === "dress" ? wear.jumperSkirt : wear.jumperTrousers),
    collar: marigold.soft,
  }
  const singing: Figure = { ...look, wear: uniform, x, y, size, pose: "singing", facing: "left", face: "open" }
  const { near, far } = jointsOf(singing)
  const folder = bookCover((near[0] + far[0]) / 2, (near[1] + far[1]) / 2 - size * 0.03, size * 0.085, violet.deep)
  return shadow(x, y, size * 0.14, 7, 0.25) + child(singing) + folder
}

const evening = () =>
  blend(
    "soft-light",
    rect(0, 0, 1600, 1067, linear([0, 0], [1, 0.6], ["#ffe9b8", 0.9], ["#ffd2a0", 0.35], ["#4a2f80", 0.45])),
  )

const conductor = () =>
  adult({
    ...staff.priya,
    x: 222,
    y: 1250,
    size: 820,
    wear: { ...wear.teacher, top: clay.strong, collar: undefined, below: violet.night },
    pose: { ...poses.fromBehind, lean: 3, arms: { near: [-128, -176], far: [126, 178] } },
  })
