import { brick, clay, darker, lighter, marigold, skin, violet } from "../colour.ts"
import { times } from "../geometry.ts"
import { blossom } from "../plants.ts"
import { backdrop, bead, face, garment, glasses, neck, necklace, portrait } from "../portrait.ts"
import { circle, clip, path, type Svg, stroke } from "../svg.ts"

export const alt =
  "Mrs Adaeze Okonjo-Hale, Chair of Governors, in a jacaranda purple head wrap and glasses, in front of a brick arch."

const tone = skin.umber

export default () =>
  portrait(
    backdrop("#f4d9bd", "#fbead2", arch()),
    neck(tone, 80),
    garment(clay.strong, "round", pattern(), stroke("M-150 292C-120 430 120 430 150 292", marigold.strong, 20)),
    necklace(128, 300, 150, 17, 15, [marigold.strong, "#fdf3dd", violet.mid]),
    face({
      skin: tone,
      width: 178,
      jaw: 130,
      chin: 224,
      turn: 12,
      mouth: "grin",
      aged: true,
      brow: "#5f5560",
      browWeight: 11,
      lashes: true,
      lip: "#8f3038",
    }),
    glasses(12, "#7d3f1b", { r: 63, square: true, weight: 13 }),
    bead(-190, 92, 19, marigold.strong),
    bead(186, 92, 19, marigold.strong),
    wrap(),
  )

/** Bricks on edge over the head, as in the school's arcade. */
function arch(): Svg {
  const brickAt = (i: number) => {
    const angle = Math.PI + (i / 22) * Math.PI
    const next = Math.PI + ((i + 0.86) / 22) * Math.PI
    const at = (a: number, r: number) => `${800 + Math.cos(a) * r} ${820 + Math.sin(a) * r}`
    return path(
      `M${at(angle, 640)}L${at(next, 640)}L${at(next, 752)}L${at(angle, 752)}Z`,
      i % 3 === 0 ? brick.sun : i % 3 === 1 ? "#eab596" : brick.light,
      { opacity: 0.8 },
    )
  }
  const pier = (x: number) =>
    times(12, (i) => path(`M${x} ${826 + i * 68}h112v58h-112Z`, i % 2 ? brick.sun : "#eab596", { opacity: 0.8 })).join(
      "",
    )
  return times(22, brickAt).join("") + pier(48) + pier(1440)
}

const pattern = () =>
  times(26, (i) => {
    const [x, y] = [-420 + (i % 7) * 140 + (Math.floor(i / 7) % 2) * 70, 372 + Math.floor(i / 7) * 108]
    return circle(x, y, 33, darker(clay.strong, 0.22)) + blossom(x, y, 25, i * 20, i % 2 ? marigold.soft : "#f3cfb6")
  }).join("")

function wrap(): Svg {
  const cloth =
    "M-196 -38C-262 -158 -256 -316 -122 -388C-20 -440 152 -428 228 -326C290 -240 246 -110 190 -38C150 -112 70 -146 -10 -138C-90 -130 -160 -96 -196 -38Z"
  const knot =
    path(
      "M40 -388C-20 -470 60 -530 130 -486C190 -520 280 -470 250 -400C300 -350 250 -290 180 -316C120 -290 40 -320 40 -388Z",
      darker(violet.strong, 0.12),
    ) +
    path("M96 -400C60 -452 96 -496 142 -466C190 -490 236 -452 212 -404C170 -360 130 -360 96 -400Z", violet.mid) +
    stroke("M118 -398C128 -430 170 -448 196 -420", lighter(violet.mid, 0.3), 7)
  const folds = stroke(
    "M-222 -120C-150 -240 60 -290 240 -200M-240 -220C-150 -330 60 -360 228 -290M-200 -60C-120 -180 70 -220 214 -110",
    darker(violet.strong, 0.28),
    8,
  )
  const gleam = stroke("M-210 -190C-130 -292 20 -330 130 -318M-168 -322C-110 -376 -20 -396 60 -392", violet.soft, 9)
  return (
    knot +
    path(cloth, violet.strong) +
    clip(cloth, path("M120 -460C230 -340 200 -120 150 -20L340 -20L340 -460Z", "#1c1440", { opacity: 0.2 })) +
    folds +
    gleam +
    stroke("M-196 -40C-160 -98 -90 -132 -10 -140C70 -148 150 -114 190 -40", marigold.strong, 13)
  )
}
