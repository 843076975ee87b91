import { darker, lighter, marigold, skin, violet } from "../colour.ts"
import { times } from "../geometry.ts"
import { drifting } from "../plants.ts"
import { backdrop, bead, curls, face, garment, neck, portrait } from "../portrait.ts"
import { clip, path, type Svg, stroke } from "../svg.ts"
import { branch } from "../trees.ts"

export const alt =
  "Mrs Thandiwe Marlowe, Principal, with short grey hair and a marigold scarf, under a jacaranda in bloom."

const tone = skin.ebony

export default () =>
  portrait(
    backdrop(
      "#c9bff0",
      "#e3ddf8",
      branch([-60, -110], [700, 40], 150, 5),
      branch([1690, -120], [1000, 20], 140, 9),
      drifting(60, 420, 1480, 700, 22, { seed: 4, size: 26 }),
    ),
    neck(tone, 78),
    garment(
      violet.deep,
      "v",
      path("M-108 262L0 452L108 262L150 280L16 520L-16 520L-150 280Z", lighter(violet.deep, 0.12)),
      stroke("M0 500L0 760", darker(violet.deep, 0.3), 6),
    ),
    scarf(),
    face({
      skin: tone,
      width: 176,
      jaw: 124,
      chin: 224,
      turn: 8,
      aged: true,
      brow: "#b6b1b8",
      browWeight: 11,
      lashes: true,
      lip: "#8a3138",
    }),
    path(
      "M-182 0C-206 -120 -160 -232 0 -236C160 -232 206 -120 182 0C176 -60 160 -104 128 -126C60 -150 -60 -150 -124 -128C-160 -104 -176 -60 -182 0Z",
      "#8f8a94",
    ),
    curls("#a39ea7", { reach: 186, rise: 196, size: 42, count: 15, rows: 3, seed: 8, from: 186, to: 354, inset: 24 }),
    bead(-180, 88, 14, marigold.strong),
    bead(180, 88, 14, marigold.strong),
  )

function scarf(): Svg {
  const loop =
    "M-176 262C-120 330 110 336 176 258C214 300 206 372 150 400C70 444 -76 446 -150 402C-212 364 -214 304 -176 262Z"
  const end = "M-96 420C-60 430 10 432 52 424C70 540 96 640 86 760L-84 760C-66 640 -90 540 -96 420Z"
  const stripes = times(
    5,
    (i) => `M-190 ${296 + i * 26}C-100 ${372 + i * 22} 100 ${376 + i * 22} 190 ${292 + i * 26}`,
  ).join("")
  const fringe = times(
    4,
    (i) => `M${-60 + i * 38} 430C${-50 + i * 36} 540 ${-40 + i * 34} 640 ${-50 + i * 36} 780`,
  ).join("")
  return (
    path(end, marigold.deep) +
    path(end, marigold.strong, { transform: "translate(-16 0)" }) +
    stroke(fringe, marigold.deep, 7, { opacity: 0.6 }) +
    path(loop, marigold.strong) +
    clip(
      loop,
      stroke(stripes, marigold.deep, 7, { opacity: 0.65 }),
      stroke(stripes, marigold.pale, 5, { opacity: 0.7, transform: "translate(0 -11)" }),
      path("M60 250C130 330 130 400 60 450L260 450L260 240Z", "#8a3d10", { opacity: 0.22 }),
    )
  )
}
