import { clay, darker, leaf, lighter, marigold, skin, violet, wood } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, face, garment, neck, portrait } from "../portrait.ts"
import { circle, clip, fade, path, polygon, rect, type Svg, stroke } from "../svg.ts"

export const alt =
  "Mr Emeka Strand, Deputy Principal, with a close beard and a red bow tie, between a hand bell and a school clock."

const tone = skin.umber
const black = "#1d1720"

export default () =>
  portrait(
    backdrop("#f6cf86", "#fbe3b0", bell(), clock()),
    neck(tone, 88),
    garment(
      "#e9e3fb",
      "crew",
      stroke(times(24, (i) => `M${-460 + i * 40} 240L${-460 + i * 40} 780`).join(""), violet.soft, 4, { opacity: 0.7 }),
    ),
    waistcoat(),
    collar(),
    bowTie(),
    face({ skin: tone, width: 178, jaw: 132, chin: 226, turn: -12, mouth: "grin", browWeight: 15, beard: beard() }),
    hair(),
  )

const bell = () =>
  fade(
    0.85,
    rect(196, 250, 52, 210, wood.deep, 24),
    path(
      "M222 440C150 440 140 540 126 640C120 690 84 720 70 760L374 760C360 720 324 690 318 640C304 540 294 440 222 440Z",
      marigold.deep,
    ),
    path("M222 440C150 440 140 540 126 640C120 690 84 720 70 760L200 760C180 640 190 520 222 440Z", marigold.strong),
    circle(222, 776, 34, wood.shade),
    stroke("M86 724L358 724", marigold.pale, 10),
    stroke("M20 560Q-10 620 20 690M420 560Q452 620 424 690", "#c98a2c", 14),
  )

const clock = () =>
  fade(
    0.9,
    circle(1378, 440, 190, wood.deep),
    circle(1378, 440, 162, "#fffaf0"),
    stroke(
      times(
        12,
        (i) =>
          `M${1378 + Math.cos(i * 0.5236) * 142} ${440 + Math.sin(i * 0.5236) * 142}L${1378 + Math.cos(i * 0.5236) * 122} ${440 + Math.sin(i * 0.5236) * 122}`,
      ).join(""),
      violet.deep,
      11,
    ),
    stroke("M1378 440L1378 330M1378 440L1308 488", violet.deep, 15),
    circle(1378, 440, 15, clay.strong),
  )

function waistcoat(): Svg {
  const d =
    "M-190 316C-250 322 -285 322 -300 334C-330 480 -330 600 -336 760L336 760C330 600 330 480 300 334C285 322 250 322 190 316L0 620Z"
  return (
    path(d, leaf.strong) +
    clip(d, path("M190 250C330 400 300 600 330 800L600 800L600 250Z", "#24184a", { opacity: 0.2 })) +
    stroke("M-190 318L0 620L190 318", darker(leaf.strong, 0.25), 9) +
    stroke("M0 620L0 760", darker(leaf.strong, 0.3), 6) +
    [660, 724].map((y) => circle(26, y, 12, marigold.soft)).join("")
  )
}

const collar = () =>
  polygon(
    [
      [-104, 236],
      [-6, 330],
      [-96, 380],
      [-150, 268],
    ],
    "#fdfbff",
  ) +
  polygon(
    [
      [104, 236],
      [6, 330],
      [96, 380],
      [150, 268],
    ],
    "#d9d2f2",
  )

const bowTie = () =>
  path("M-8 332C-60 286 -130 290 -142 306C-150 336 -150 368 -142 396C-120 408 -60 396 -8 352Z", clay.strong) +
  path("M8 332C60 286 130 290 142 306C150 336 150 368 142 396C120 408 60 396 8 352Z", clay.deep) +
  stroke("M-110 330L-50 342M-110 366L-50 350M110 330L50 342M110 366L50 350", darker(clay.deep, 0.3), 6) +
  [
    [-88, 322],
    [-100, 352],
    [-84, 378],
    [88, 322],
    [100, 352],
    [84, 378],
  ]
    .map(([x, y]) => circle(x as number, y as number, 7, marigold.pale))
    .join("") +
  rect(-26, 314, 52, 58, lighter(clay.strong, 0.08), 16)

const beard = () =>
  path(
    "M-190 20C-176 50 -166 84 -150 102C-110 96 -70 96 -16 100C40 96 90 96 132 102C156 84 172 50 186 20L200 150L90 262L-100 262L-200 150Z",
    black,
    { opacity: 0.93 },
  ) + path("M-86 122C-60 106 30 106 56 122C66 160 50 196 -14 198C-78 196 -96 160 -86 122Z", tone)

const hair = () =>
  path(
    "M-182 -10C-200 -120 -160 -256 0 -258C160 -256 202 -120 182 -8C178 -70 166 -112 140 -138C60 -156 -70 -156 -140 -138C-166 -112 -178 -70 -182 -10Z",
    black,
  ) +
  path(
    "M-182 -10C-190 20 -188 50 -180 76L-166 30C-170 0 -168 -40 -158 -70ZM182 -8C190 20 188 50 180 76L166 30C170 0 168 -40 158 -70Z",
    black,
  ) +
  stroke("M-110 -196C-70 -226 0 -236 60 -226", lighter(black, 0.2), 9)
