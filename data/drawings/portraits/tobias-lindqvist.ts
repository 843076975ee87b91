import { clay, darker, hairColour, leaf, lighter, marigold, skin, violet, wood } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, bead, face, garment, neck, portrait } from "../portrait.ts"
import { clip, fade, path, polygon, rect, type Svg, stroke } from "../svg.ts"

export const alt =
  "Mr Tobias Lindqvist, Vice-Chair and Treasurer, with a grey beard and a tweed jacket, in front of an abacus."

const tone = skin.rose
const grey = "#a09ba0"
const tweed = "#8a7350"

export default () =>
  portrait(
    backdrop("#c9d9bf", "#e3ecd6", abacus()),
    neck(tone, 90),
    garment(
      "#f6efe2",
      "crew",
      path("M-40 300L40 300L56 760L-56 760Z", leaf.strong),
      stroke("M-50 420L60 380M-54 500L62 460M-56 580L64 540", marigold.soft, 9),
    ),
    jacket(),
    face({
      skin: tone,
      width: 182,
      jaw: 136,
      chin: 228,
      turn: -14,
      aged: true,
      brow: grey,
      browWeight: 16,
      beard: beard(),
    }),
    moustache(),
    hair(),
  )

/** Frame, wires and beads behind the head, in the colours of the houses. */
function abacus(): Svg {
  const row = (y: number, from: number, beads: readonly number[], colour: string) =>
    stroke(`M70 ${y}L1530 ${y}`, wood.deep, 9) + beads.map((at) => bead(from + at * 96, y, 46, colour)).join("")
  const rows =
    row(250, 190, [0, 1, 2, 9.2, 10.2, 11.2, 12.2], "#cf7c5f") +
    row(480, 190, [0, 1, 11, 12], leaf.soft) +
    row(710, 190, [0, 1, 2, 12.2], violet.soft) +
    row(940, 190, [0, 11.2, 12.2], marigold.soft)
  return fade(
    0.7,
    rows,
    rect(40, 60, 46, 1600, wood.light, 20),
    rect(1514, 60, 46, 1600, wood.light, 20),
    rect(20, 60, 1560, 56, wood.mid, 24),
  )
}

function jacket(): Svg {
  const half = (side: number) =>
    `M${side * 118} 262C${side * 190} 318 ${side * 285} 322 ${side * 335} 354C${side * 392} 392 ${side * 420} 500 ${side * 444} 760L${side * 20} 760C${side * 60} 620 ${side * 70} 470 ${side * 78} 330Z`
  const weave =
    times(26, (i) => `M-460 ${260 + i * 22}${times(32, (j) => `l15 ${j % 2 ? -13 : 13}`).join("")}`).join("") +
    times(26, (i) => `M20 ${260 + i * 22}${times(32, (j) => `l15 ${j % 2 ? -13 : 13}`).join("")}`).join("")
  const cloth = half(-1) + half(1)
  const lapel = (side: number) =>
    polygon(
      [
        [side * 116, 262],
        [side * 60, 330],
        [side * 44, 600],
        [side * 150, 470],
        [side * 112, 436],
        [side * 176, 400],
      ],
      darker(tweed, side < 0 ? 0.06 : 0.24),
    )
  const pocket =
    polygon(
      [
        [190, 560],
        [300, 544],
        [304, 574],
        [194, 590],
      ],
      darker(tweed, 0.3),
    ) +
    polygon(
      [
        [206, 558],
        [232, 500],
        [258, 548],
        [288, 512],
        [292, 546],
      ],
      clay.soft,
    )
  return (
    path(cloth, tweed) +
    clip(
      cloth,
      stroke(weave, lighter(tweed, 0.22), 3.5, { opacity: 0.5 }),
      path("M210 250C330 400 300 600 330 800L600 800L600 250Z", "#24184a", { opacity: 0.18 }),
    ) +
    lapel(-1) +
    lapel(1) +
    pocket
  )
}

const beard = () =>
  path(
    "M-190 10C-184 60 -160 92 -112 96C-70 100 -56 92 -14 92C28 92 44 104 90 98C142 90 176 60 186 10L196 150L90 260L-100 260L-200 140Z",
    grey,
  ) + path("M90 98C142 90 176 60 186 10L196 150L90 260L0 260C70 220 96 160 90 98Z", darker(grey, 0.16))

const moustache = () =>
  path(
    "M-150 150C-130 240 -80 272 -10 274C60 274 124 240 146 150C120 190 60 214 -6 212C-70 212 -124 190 -150 150Z",
    darker(grey, 0.06),
  ) +
  path(
    "M-16 94C-50 88 -96 104 -108 140C-76 128 -46 128 -16 120C12 128 44 128 76 140C64 104 18 88 -16 94Z",
    lighter(grey, 0.14),
  ) +
  stroke("M-60 142Q-16 172 28 142", "#a05a58", 11)

const hair = () =>
  path(
    "M-190 0C-214 -90 -208 -190 -128 -250C-40 -306 96 -300 158 -236C214 -178 212 -84 190 0C184 -56 172 -96 146 -124C92 -108 20 -118 -30 -156C-60 -120 -110 -104 -150 -104C-172 -80 -184 -50 -190 0Z",
    grey,
  ) +
  path(
    "M40 -150C90 -110 130 -116 146 -124C172 -96 184 -56 190 0C212 -84 214 -178 158 -236C150 -190 110 -160 40 -150Z",
    darker(grey, 0.15),
  ) +
  stroke("M-140 -130C-120 -200 -60 -250 30 -262M-80 -140C-60 -190 0 -230 70 -238", hairColour.silver, 9, {
    opacity: 0.8,
  })
