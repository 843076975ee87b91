import { darker, lighter, marigold, mix, skin, slate, wood } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, face, faceShape, garment, glasses, neck, portrait } from "../portrait.ts"
import { circle, clip, down, ellipse, fade, path, rect, type Svg, stroke } from "../svg.ts"

export const alt =
  "Canon Josiah Wren, Governor for Safeguarding, bald, with round glasses and a white collar, in front of a lit window."

const tone = skin.chestnut

export default () =>
  portrait(
    backdrop("#b9bfe2", "#d6dbf0", windowBehind()),
    neck(tone, 92),
    garment(
      "#2c2836",
      "high",
      path("M-40 200L40 200L40 300L-40 300Z", "#fffdf8"),
      stroke("M0 300L0 760", lighter("#2c2836", 0.12), 5),
    ),
    cardigan(),
    path("M-104 236C-60 286 60 286 104 236L100 204C60 250 -60 250 -100 204Z", "#2c2836"),
    path("M-36 254C-12 262 12 262 36 254L36 268C12 284 -12 284 -36 268Z", "#fffdf8"),
    face({ skin: tone, width: 180, jaw: 134, chin: 226, turn: 14, aged: true, brow: "#d3cfd2", browWeight: 14 }),
    crown(),
    glasses(14, "#2c2440", { r: 61, weight: 10 }),
  )

/** A pointed school window with the evening lamp in it, and a wren on the sill. */
function windowBehind(): Svg {
  const panes = (x: number) =>
    path(
      `M${x} 940L${x} 420C${x} 250 ${x + 90} 160 ${x + 130} 120C${x + 170} 160 ${x + 260} 250 ${x + 260} 420L${x + 260} 940Z`,
      down("#f9e7b4", "#f6d28e", "#f2c6a0"),
    )
  const bars = (x: number) =>
    stroke(`M${x + 130} 120L${x + 130} 940M${x} 430L${x + 260} 430M${x} 690L${x + 260} 690`, "#8b86b8", 12) +
    stroke(
      `M${x} 940L${x} 420C${x} 250 ${x + 90} 160 ${x + 130} 120C${x + 170} 160 ${x + 260} 250 ${x + 260} 420L${x + 260} 940Z`,
      "#8b86b8",
      18,
    )
  return (
    fade(
      0.85,
      panes(110),
      bars(110),
      panes(1230),
      bars(1230),
      rect(80, 936, 320, 34, "#9a95c4", 8),
      rect(1200, 936, 320, 34, "#9a95c4", 8),
    ) + wren()
  )
}

const wren = () =>
  path(
    "M1330 930C1296 916 1288 872 1318 850C1330 836 1352 834 1366 846L1388 850L1370 862C1384 884 1420 880 1452 842C1456 890 1416 936 1366 936Z",
    wood.mid,
  ) +
  path("M1340 890C1360 880 1386 886 1400 906C1380 922 1350 918 1340 890Z", wood.deep) +
  circle(1344, 858, 5, "#1d1720") +
  path("M1318 880C1316 910 1330 926 1352 932C1346 910 1334 894 1318 880Z", wood.pale) +
  stroke("M1356 934l-4 12M1376 934l0 12", slate.deep, 5)

function cardigan(): Svg {
  const half = (side: number) =>
    `M${side * 112} 262C${side * 190} 318 ${side * 285} 322 ${side * 335} 354C${side * 392} 392 ${side * 420} 500 ${side * 444} 760L${side * 70} 760C${side * 96} 600 ${side * 130} 400 ${side * 112} 262Z`
  const wool = "#6b62a0"
  const ribs = times(34, (i) => `M${-450 + i * 27} 250L${-450 + i * 27} 780`).join("")
  const cloth = half(-1) + half(1)
  return (
    path(cloth, wool) +
    clip(
      cloth,
      stroke(ribs, darker(wool, 0.14), 6),
      path("M240 250C340 400 320 600 350 800L600 800L600 250Z", "#24184a", { opacity: 0.18 }),
    ) +
    stroke("M-112 264C-130 400 -96 600 -70 770M112 264C130 400 96 600 70 770", darker(wool, 0.2), 22) +
    [430, 560, 690].map((y) => circle(-100 + (y - 430) * 0.09, y, 12, marigold.soft)).join("")
  )
}

const crown = () =>
  clip(
    faceShape({ width: 180 }),
    ellipse(-72, -176, 66, 34, mix(tone, "#ffe6c8", 0.3), { transform: "rotate(-26 -72 -176)" }),
  ) +
  path("M-186 36C-198 0 -196 -50 -184 -84C-174 -60 -172 -20 -176 30Z", "#cfcbd0") +
  path("M188 36C200 0 198 -50 184 -84C176 -60 172 -20 178 30Z", "#aaa5b2") +
  stroke("M-60 -120Q14 -136 90 -118M-40 -146Q14 -158 70 -144", darker(tone, 0.16), 6)
