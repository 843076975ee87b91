import { openBook } from "../books.ts"
import { clay, darker, lighter, marigold, mix, skin, violet } from "../colour.ts"
import { along, times } from "../geometry.ts"
import { blossom } from "../plants.ts"
import { backdrop, bead, face, garment, neck, portrait } from "../portrait.ts"
import { circle, clip, ellipse, fade, type Point, path, type Svg, stroke } from "../svg.ts"

export const alt =
  "Dr Meera Raghunathan, Governor for Teaching and Learning, with a long black plait and a teal sari, among open books."

const tone = skin.sienna
const black = "#1d1720"
const teal = "#1f7d7c"

export default () =>
  portrait(
    backdrop("#eccdbb", "#f8e3d3", books()),
    path(
      "M-186 -60C-204 -230 -110 -282 0 -282C110 -282 204 -230 188 -50C192 40 186 120 140 180C100 230 60 250 0 250L-150 220C-196 150 -196 60 -186 -60Z",
      darker(black, 0.1),
    ),
    neck(tone, 76),
    garment("#155e60", "round", stroke("M-150 292C-120 430 120 430 150 292", marigold.strong, 16)),
    sari(),
    necklace(),
    face({ skin: tone, width: 172, jaw: 118, chin: 224, turn: -10, lashes: true, lip: "#8c3440" }),
    hair(),
    bead(-178, 88, 15, marigold.strong),
    bead(172, 88, 15, marigold.strong),
    plait(),
  )

const books = () =>
  fade(
    0.9,
    openBook(250, 330, 150, { cover: teal, tilt: -16 }),
    openBook(1370, 300, 140, { cover: clay.strong, tilt: 14 }),
    openBook(170, 800, 105, { cover: violet.mid, tilt: 10 }),
    openBook(1450, 760, 112, { cover: marigold.strong, tilt: -12 }),
  )

function sari(): Svg {
  const drape = "M-350 364C-230 420 -60 540 60 760L-444 760C-425 540 -404 420 -350 364Z"
  const shoulder = "M96 286C170 320 270 320 335 354C392 392 420 500 444 760L40 760C60 600 40 430 96 286Z"
  const pleats = times(
    6,
    (i) => `M${150 + i * 46} ${322 + i * 7}C${130 + i * 50} 460 ${120 + i * 58} 620 ${120 + i * 62} 780`,
  ).join("")
  const border =
    stroke("M96 290C56 430 76 600 52 770", marigold.strong, 26) + stroke("M96 290C56 430 76 600 52 770", clay.strong, 7)
  return (
    path(drape, darker(teal, 0.06)) +
    path(shoulder, teal) +
    clip(
      shoulder,
      stroke(pleats, darker(teal, 0.22), 8),
      stroke(pleats, lighter(teal, 0.16), 4, { transform: "translate(-12 0)" }),
      path("M260 250C340 400 320 600 350 800L600 800L600 250Z", "#24184a", { opacity: 0.16 }),
    ) +
    border
  )
}

const necklace = () =>
  stroke("M-96 300C-70 372 70 372 96 296", marigold.strong, 7) +
  circle(0, 362, 15, marigold.strong) +
  circle(0, 362, 7, clay.strong)

const hair = () =>
  path(
    "M-184 40C-214 -120 -180 -274 0 -276C180 -274 210 -120 182 36C184 -70 130 -150 -10 -214C-120 -150 -176 -70 -184 40Z",
    black,
  ) +
  stroke("M-10 -214L-6 -270", mix(black, tone, 0.5), 6) +
  stroke("M-150 -110C-126 -170 -90 -206 -40 -236M60 -226C110 -196 140 -150 156 -104", lighter(black, 0.2), 8)

/** Over the shoulder on the left, knot by knot. */
function plait(): Svg {
  const fall: Point[] = [
    [-176, 150],
    [-214, 250],
    [-236, 360],
    [-240, 470],
    [-232, 580],
    [-222, 680],
  ]
  const knots = times(15, (i) => {
    const at = i * (5 / 15)
    const [x, y] = along(fall[Math.floor(at)] as Point, fall[Math.floor(at) + 1] as Point, at % 1)
    const tilt = i % 2 ? 24 : -24
    return (
      ellipse(x, y, 50 - i, 33, i % 2 ? lighter(black, 0.1) : black, { transform: `rotate(${tilt} ${x} ${y})` }) +
      stroke(`M${x - 22} ${y - 8}Q${x} ${y - 20} ${x + 22} ${y - 6}`, lighter(black, 0.24), 4)
    )
  })
  return (
    path("M-190 0C-206 60 -206 110 -214 160C-190 200 -150 190 -130 150C-150 110 -170 60 -172 10Z", black) +
    knots.join("") +
    times(4, (i) =>
      blossom(
        -196 + (i % 2) * 36 - Math.floor(i / 2) * 14,
        150 + Math.floor(i / 2) * 46,
        25,
        i * 25,
        i % 2 ? "#fdf3dd" : marigold.soft,
      ),
    ).join("")
  )
}
