import { clay, darker, hairColour, leaf, lighter, marigold, skin, stone, violet } from "../colour.ts"
import { times } from "../geometry.ts"
import { blossom } from "../plants.ts"
import { backdrop, bead, face, garment, neck, portrait } from "../portrait.ts"
import { circle, clip, fade, path, place, polygon, rect, type Svg, stroke } from "../svg.ts"

export const alt =
  "Ms Ilse Verhoeven, Head of Admissions, with a ginger bob, freckles and a green cardigan, among envelopes."

const tone = skin.rose
const ginger = hairColour.ginger

export default () =>
  portrait(
    backdrop("#bcd9e6", "#dcebee", letters()),
    path(
      "M-210 -60C-224 -230 -110 -296 6 -294C130 -290 224 -226 214 -60C212 60 224 130 200 214C150 240 -150 240 -204 210C-224 130 -212 60 -210 -60Z",
      darker(ginger, 0.22),
    ),
    neck(tone, 74),
    garment("#fbf5ea", "round", dots(), stroke("M-150 292C-120 430 120 430 150 292", stone.soft, 9)),
    cardigan(),
    face({
      skin: tone,
      width: 174,
      jaw: 122,
      chin: 222,
      turn: 12,
      freckles: true,
      lashes: true,
      brow: darker(ginger, 0.2),
      mouth: "grin",
      lip: "#a8484a",
    }),
    hair(),
    bead(-160, 150, 13, violet.mid),
  )

function letters(): Svg {
  const envelope = (x: number, y: number, turn: number, size: number, seal: string) =>
    place(
      x,
      y,
      size,
      turn,
      rect(-110, -70, 220, 140, "#fffaf1", 8),
      polygon(
        [
          [-110, -66],
          [110, -66],
          [0, 26],
        ],
        "#efe3d0",
      ),
      stroke("M-108 -66L0 26L108 -66", stone.mid, 5),
      circle(0, 26, 22, seal),
    )
  const open = place(
    1420,
    860,
    1,
    9,
    rect(-90, -190, 180, 210, "#ffffff", 4),
    stroke("M-62 -150L50 -150M-62 -116L62 -116M-62 -82L30 -82", stone.mid, 8),
    polygon(
      [
        [-110, -40],
        [0, 40],
        [110, -40],
        [110, 80],
        [-110, 80],
      ],
      "#fff3dd",
    ),
    stroke("M-108 -40L0 40L108 -40", stone.mid, 5),
  )
  return fade(
    0.92,
    envelope(210, 300, -18, 1.1, violet.mid),
    envelope(1400, 260, 14, 1, clay.mid),
    envelope(170, 790, 12, 0.86, marigold.strong),
    open,
  )
}

const dots = () =>
  times(40, (i) =>
    circle(-140 + (i % 8) * 40 + (Math.floor(i / 8) % 2) * 20, 420 + Math.floor(i / 8) * 56, 7, violet.soft),
  ).join("")

function cardigan(): Svg {
  const half = (side: number) =>
    `M${side * 140} 282C${side * 200} 320 ${side * 285} 322 ${side * 335} 354C${side * 392} 392 ${side * 420} 500 ${side * 444} 760L${side * 90} 760C${side * 130} 600 ${side * 170} 430 ${side * 140} 282Z`
  const cloth = half(-1) + half(1)
  const knit = times(
    18,
    (i) => `M-460 ${300 + i * 28}${times(23, (j) => `q20 ${j % 2 ? 12 : -12} 40 0`).join("")}`,
  ).join("")
  return (
    path(cloth, leaf.mid) +
    clip(
      cloth,
      stroke(knit, lighter(leaf.mid, 0.16), 4, { opacity: 0.6 }),
      path("M230 250C340 400 320 600 350 800L600 800L600 250Z", "#24184a", { opacity: 0.18 }),
    ) +
    stroke("M-140 284C-168 430 -128 600 -90 770M140 284C168 430 128 600 90 770", leaf.strong, 24) +
    [440, 570, 700].map((y) => circle(-140 + (y - 440) * 0.16, y, 12, marigold.pale)).join("") +
    blossom(262, 470, 34, 12, violet.mid)
  )
}

const hair = () =>
  path(
    "M-196 -20C-226 -170 -140 -292 10 -292C160 -290 226 -180 204 -30C222 60 226 140 196 206C168 204 150 190 152 160C176 90 180 10 158 -70C90 -76 -10 -118 -62 -178C-90 -120 -130 -92 -162 -72C-182 10 -172 90 -146 170C-150 196 -176 208 -202 206C-226 130 -216 60 -196 -20Z",
    ginger,
  ) +
  path(
    "M158 -70C180 10 176 90 152 160C150 190 168 204 196 206C226 140 222 60 204 -30C200 -100 180 -150 150 -190C160 -150 164 -110 158 -70Z",
    darker(ginger, 0.16),
  ) +
  stroke(
    "M-40 -200C10 -150 80 -116 140 -104M-150 -120C-130 -200 -60 -250 30 -256M-190 40C-184 90 -180 130 -184 170",
    lighter(ginger, 0.26),
    9,
    { opacity: 0.75 },
  )
