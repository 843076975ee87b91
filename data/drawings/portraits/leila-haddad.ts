import { darker, leaf, lighter, marigold, skin, violet } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, face, garment, neck, portrait } from "../portrait.ts"
import { circle, clip, ellipse, fade, path, polygon, rect, type Svg, stroke } from "../svg.ts"
import { flask } from "../things.ts"

export const alt =
  "Mrs Leila Haddad, Science, in a leaf green hijab and a white lab coat, with honeycomb, a bee and the moon behind her."

const tone = skin.honey
const green = leaf.strong

export default () =>
  portrait(
    backdrop(
      "#f3dfae",
      "#faeecb",
      comb(),
      moon(),
      flask(1400, 1010, 250, violet.mid, "cone"),
      bee(1330, 640),
      bee(330, 250),
    ),
    path(
      "M-214 -20C-236 -190 -140 -300 0 -300C140 -300 236 -190 214 -20C224 120 300 260 380 360L-380 360C-300 260 -224 120 -214 -20Z",
      darker(green, 0.22),
    ),
    neck(tone, 76),
    garment(violet.soft, "crew"),
    coat(),
    face({ skin: tone, width: 168, jaw: 118, chin: 220, turn: 10, lashes: true, lip: "#a34a4c" }),
    hijab(),
  )

function comb(): Svg {
  const cell = (x: number, y: number, fill: string) => {
    const d = times(
      6,
      (i) => `${i ? "L" : "M"}${x + Math.cos((i * Math.PI) / 3) * 82} ${y + Math.sin((i * Math.PI) / 3) * 82}`,
    ).join("")
    return path(`${d}Z`, fill) + stroke(`${d}Z`, "#d79a2b", 9)
  }
  const spots: readonly (readonly [number, number, number])[] = [
    [60, 560, 0],
    [60, 712, 1],
    [60, 864, 0],
    [60, 1016, 1],
    [192, 636, 1],
    [192, 788, 0],
    [192, 940, 2],
    [324, 864, 1],
    [192, 1092, 0],
    [324, 1016, 0],
  ]
  return fade(
    0.8,
    ...spots.map(([x, y, tint]) => cell(x, y, [marigold.soft, marigold.strong, "#fbe6b0"][tint] as string)),
  )
}

const moon = () =>
  circle(1330, 290, 150, "#fff7dd") +
  path("M1330 140A150 150 0 1 1 1250 417A178 178 0 0 0 1330 140Z", "#f1d48c") +
  circle(1390, 250, 22, "#e8c676") +
  circle(1420, 330, 14, "#e8c676") +
  circle(1362, 360, 11, "#e8c676")

const bee = (x: number, y: number) =>
  ellipse(x + 6, y - 30, 20, 34, "#ffffff", { opacity: 0.85, transform: `rotate(20 ${x} ${y - 30})` }) +
  ellipse(x - 22, y - 28, 18, 30, "#ffffff", { opacity: 0.7, transform: `rotate(-22 ${x - 22} ${y - 28})` }) +
  ellipse(x, y, 44, 29, marigold.strong) +
  stroke(`M${x - 10} ${y - 26}L${x - 10} ${y + 26}M${x + 14} ${y - 26}L${x + 14} ${y + 26}`, "#3a2733", 13) +
  circle(x + 42, y - 2, 17, "#3a2733")

function coat(): Svg {
  const half = (side: number) =>
    `M${side * 112} 262C${side * 190} 318 ${side * 285} 322 ${side * 335} 354C${side * 392} 392 ${side * 420} 500 ${side * 444} 760L${side * 46} 760C${side * 90} 620 ${side * 130} 470 ${side * 112} 262Z`
  const white = "#fbf8f2"
  const cloth = half(-1) + half(1)
  const lapel = (side: number) =>
    polygon(
      [
        [side * 112, 300],
        [side * 40, 740],
        [side * 178, 600],
        [side * 150, 548],
        [side * 214, 500],
        [side * 196, 330],
      ],
      side < 0 ? "#efeae2" : "#d9d3da",
    )
  const pocket =
    stroke("M190 590L320 574L326 720L200 736Z", "#cfc8d2", 6) +
    rect(226, 520, 14, 80, leaf.mid, 6) +
    rect(256, 516, 14, 80, marigold.strong, 6) +
    rect(284, 524, 12, 70, violet.strong, 6)
  return (
    path(cloth, white) +
    clip(cloth, path("M230 250C340 400 320 600 350 800L600 800L600 250Z", "#24184a", { opacity: 0.13 })) +
    lapel(-1) +
    lapel(1) +
    pocket
  )
}

function hijab(): Svg {
  const hood =
    "M-228 40C-252 -180 -150 -306 0 -308C150 -306 252 -180 228 40C226 150 190 232 130 280C60 320 -60 320 -130 280C-190 232 -226 150 -228 40Z"
  const opening =
    "M-158 -10C-158 -110 -90 -176 4 -176C100 -176 166 -110 166 -10C166 90 130 170 80 206C40 232 -24 232 -66 206C-122 170 -158 90 -158 -10Z"
  const drape =
    "M-214 130C-150 300 120 330 226 120C262 250 330 330 372 380C300 470 160 500 0 500C-170 500 -300 470 -372 390C-320 330 -240 250 -214 130Z"
  const folds = stroke(
    "M-226 190C-150 330 100 380 250 210M-270 270C-160 400 120 440 300 290M-320 340C-200 450 120 480 340 360",
    darker(green, 0.24),
    8,
  )
  const shade = clip(drape, path("M150 100C220 240 200 400 160 520L500 520L500 60Z", "#0e1a3a", { opacity: 0.2 }))
  const inner = stroke("M-158 -10C-158 -110 -90 -176 4 -176C100 -176 166 -110 166 -10", darker(green, 0.3), 14)
  return (
    path(drape, green) +
    shade +
    folds +
    stroke("M-216 160C-150 300 60 350 200 240", lighter(green, 0.2), 7) +
    path(hood + opening, green, { "fill-rule": "evenodd" }) +
    clip(
      hood,
      path(
        "M120 -340C240 -250 290 -70 280 340L70 340C150 220 176 100 166 -10C160 -130 150 -220 90 -300Z",
        darker(green, 0.2),
      ),
    ) +
    inner +
    stroke("M-190 -80C-176 -180 -110 -256 -10 -268", lighter(green, 0.24), 9) +
    circle(-196, 190, 13, marigold.soft)
  )
}
