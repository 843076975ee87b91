import { darker, leaf, lighter, marigold, mix, skin, stone } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, face, garment, neck, portrait } from "../portrait.ts"
import { circle, clip, ellipse, fade, path, polygon, rect, type Svg, stroke } from "../svg.ts"

export const alt =
  "Mr Daud Farouk, Bursar, with a moustache, a grey suit and no necktie, in front of squared paper and piles of coins."

const tone = skin.honey
const black = "#2b2428"
const suit = "#7c7f8c"

export default () =>
  portrait(
    backdrop("#b9d6cd", "#d8e9e0", ledger()),
    neck(tone, 88),
    garment("#fdfaf4", "v"),
    jacket(),
    face({
      skin: tone,
      width: 184,
      jaw: 138,
      chin: 224,
      turn: 14,
      aged: true,
      brow: black,
      browWeight: 17,
      mouth: "smile",
    }),
    moustache(),
    hair(),
  )

function ledger(): Svg {
  const grid = stroke(
    times(20, (i) => `M${i * 84 + 10} 0L${i * 84 + 10} 1600M0 ${i * 84 + 10}L1600 ${i * 84 + 10}`).join(""),
    "#8fb9ac",
    4,
    { opacity: 0.55 },
  )
  const pile = (x: number, y: number, count: number) =>
    times(
      count,
      (i) =>
        ellipse(x + (i % 3) * 5, y - i * 30, 78, 27, marigold.deep) +
        ellipse(x + (i % 3) * 5, y - i * 30 - 10, 78, 27, i === count - 1 ? marigold.soft : marigold.strong),
    ).join("")
  const bars =
    rect(1290, 560, 62, 410, leaf.soft, 6) +
    rect(1374, 440, 62, 530, leaf.mid, 6) +
    rect(1458, 300, 62, 670, leaf.strong, 6)
  return grid + fade(0.85, bars) + pile(130, 970, 9) + pile(262, 990, 5)
}

function jacket(): Svg {
  const half = (side: number) =>
    `M${side * 112} 262C${side * 190} 318 ${side * 285} 322 ${side * 335} 354C${side * 392} 392 ${side * 420} 500 ${side * 444} 760L${side * 4} 760C${side * 50} 640 ${side * 110} 470 ${side * 112} 262Z`
  const cloth = half(-1) + half(1)
  const pin = times(30, (i) => `M${-460 + i * 32} 240L${-460 + i * 32} 780`).join("")
  const lapel = (side: number) =>
    polygon(
      [
        [side * 110, 250],
        [side * 78, 320],
        [side * 6, 730],
        [side * 168, 520],
        [side * 124, 470],
        [side * 196, 430],
        [side * 176, 300],
      ],
      darker(suit, side < 0 ? 0.1 : 0.28),
    )
  const collar =
    polygon(
      [
        [-108, 238],
        [-16, 420],
        [-96, 372],
        [-140, 274],
      ],
      "#ffffff",
    ) +
    polygon(
      [
        [108, 238],
        [16, 420],
        [96, 372],
        [140, 274],
      ],
      stone.pale,
    )
  const pens =
    rect(214, 486, 12, 70, marigold.strong, 6) +
    rect(240, 480, 12, 70, "#3f6c8f", 6) +
    polygon(
      [
        [190, 540],
        [300, 524],
        [304, 556],
        [194, 572],
      ],
      darker(suit, 0.34),
    )
  return (
    path(cloth, suit) +
    clip(
      cloth,
      stroke(pin, lighter(suit, 0.3), 3, { opacity: 0.6 }),
      path("M220 250C340 400 310 600 340 800L600 800L600 250Z", "#24184a", { opacity: 0.2 }),
    ) +
    lapel(-1) +
    lapel(1) +
    collar +
    pens +
    circle(24, 660, 13, darker(suit, 0.4))
  )
}

const moustache = () =>
  path("M18 96C-20 84 -72 98 -96 140C-66 154 -20 146 18 126C56 146 100 154 130 140C106 98 56 84 18 96Z", black) +
  stroke("M-60 124C-40 110 -20 106 0 106M40 106C60 108 80 112 96 122", lighter(black, 0.24), 5)

const hair = () =>
  path(
    "M-186 30C-206 -80 -196 -180 -120 -232C-30 -284 110 -272 164 -210C206 -150 206 -60 188 30C180 -20 176 -66 160 -100C130 -128 110 -170 84 -178C10 -160 -80 -160 -130 -130C-160 -100 -176 -40 -186 30Z",
    black,
  ) +
  path(
    "M-186 30C-200 -20 -202 -70 -192 -110C-176 -90 -168 -60 -168 -24ZM188 30C202 -20 202 -66 194 -106C178 -90 170 -60 172 -24Z",
    mix(black, "#d3cfd2", 0.6),
  ) +
  stroke("M-120 -160C-80 -210 0 -230 80 -218M-60 -170C-20 -200 40 -210 90 -200", lighter(black, 0.2), 8)
