import { clay, darker, leaf, lighter, marigold, skin, sky, violet, wood } from "../colour.ts"
import { blob, seeded } from "../geometry.ts"
import { backdrop, bead, face, garment, neck, portrait } from "../portrait.ts"
import { clip, ellipse, fade, path, place, rect, type Svg, stroke } from "../svg.ts"

export const alt =
  "Ms Priya Venkat, Art and Drama, with short hair and a paint-stained apron, in front of broad strokes of colour."

const tone = skin.sienna
const black = "#221a20"
const canvas = "#f3e8d4"

export default () =>
  portrait(
    backdrop("#f5e9dc", "#fcf4ea", strokes()),
    neck(tone, 74),
    garment(clay.soft, "round", stroke("M-150 292C-120 430 120 430 150 292", darker(clay.soft, 0.2), 14)),
    apron(),
    face({ skin: tone, width: 174, jaw: 120, chin: 222, turn: -14, mouth: "grin", lashes: true, lip: "#93353f" }),
    place(
      -128,
      74,
      1,
      -24,
      path(blob(seeded(6), 0, 0, 30, 11, 0.2), sky.mid),
      path(blob(seeded(9), 4, 26, 22, 8, 0.2), sky.mid),
    ),
    brush(),
    hair(),
    bead(-176, 90, 13, leaf.mid),
    bead(168, 90, 13, leaf.mid),
  )

/** Dry, broad brush strokes, one across the other. */
function strokes(): Svg {
  const dab = (x: number, y: number, length: number, turn: number, colour: string, seed: number) => {
    const random = seeded(seed)
    const hairs = Array.from({ length: 11 }, (_, i) =>
      stroke(
        `M${-length / 2 - random() * 46} ${(i - 5) * 15}L${length / 2 + random() * 60} ${(i - 5) * 15}`,
        i % 4 === 1 ? lighter(colour, 0.14) : colour,
        17,
      ),
    )
    return place(x, y, 1, turn, ...hairs)
  }
  return fade(
    0.88,
    dab(250, 240, 420, -24, violet.mid, 3),
    dab(1340, 230, 420, 18, marigold.strong, 4),
    dab(150, 560, 320, 12, leaf.soft, 5),
    dab(1450, 560, 320, -14, "#d8674a", 6),
    dab(170, 900, 330, -10, sky.mid, 7),
    dab(1440, 900, 330, 12, violet.pale, 8),
  )
}

function apron(): Svg {
  const bib = "M-196 420C-100 452 100 452 196 420L226 560L300 760L-300 760L-226 560Z"
  const random = seeded(21)
  const stain = (x: number, y: number, r: number, colour: string) =>
    path(blob(random, x, y, r, r * 0.8, 0.3, 10), colour) + ellipse(x + r * 1.2, y + r * 0.5, r * 0.2, r * 0.2, colour)
  const stains =
    stain(-120, 560, 46, violet.mid) +
    stain(90, 520, 38, marigold.strong) +
    stain(150, 660, 54, "#d8674a") +
    stain(-40, 680, 40, leaf.mid) +
    stain(-190, 700, 34, sky.mid) +
    stain(10, 580, 18, clay.strong) +
    stroke("M-20 480C10 500 40 500 66 486", sky.mid, 14)
  const straps = stroke(
    "M-170 424C-176 380 -166 340 -150 300M170 424C176 380 166 340 150 300",
    darker(canvas, 0.12),
    30,
  )
  return (
    straps +
    path(bib, canvas) +
    clip(bib, stains, path("M170 380C240 520 220 640 250 800L500 800L500 380Z", "#24184a", { opacity: 0.14 })) +
    stroke("M-196 420C-100 452 100 452 196 420", darker(canvas, 0.16), 10)
  )
}

const hair = () =>
  path(
    "M-182 60C-214 -60 -204 -200 -100 -258C0 -310 140 -286 184 -200C216 -130 204 -40 176 50C176 0 172 -40 160 -70C120 -80 70 -104 40 -140C-20 -96 -100 -76 -152 -66C-168 -30 -172 10 -182 60Z",
    black,
  ) +
  stroke(
    "M-140 -110C-110 -200 -30 -250 70 -250M-60 -110C-20 -150 10 -180 30 -190M80 -150C110 -120 140 -110 160 -104",
    lighter(black, 0.24),
    9,
  )

const brush = () =>
  place(
    196,
    -30,
    1,
    24,
    rect(-9, -150, 18, 220, wood.light, 8),
    rect(-12, -176, 24, 36, "#b5b0bc", 4),
    path("M-13 -176C-18 -216 -6 -236 0 -252C8 -234 18 -214 13 -176Z", violet.strong),
  )
