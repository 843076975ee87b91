import { clay, darker, grass, house, leaf, lighter, marigold, skin, violet } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, face, garment, neck, portrait } from "../portrait.ts"
import { circle, clip, path, rect, type Svg, stroke } from "../svg.ts"
import { ball } from "../things.ts"

export const alt =
  "Mr Jonah Pike, Sport, in a marigold cap and a green track top with a whistle, in front of the lanes of a running track."

const tone = skin.chestnut
const top = leaf.mid

export default () =>
  portrait(
    backdrop("#cbdca0", "#e2ebc4", track(), ball(1400, 330, 96)),
    neck(tone, 90),
    garment(top, "v", stripes()),
    path("M-120 250L-150 300L-24 480L0 440L-96 262Z", "#f6f1e6"),
    path("M120 250L150 300L24 480L0 440L96 262Z", "#dcd6dc"),
    stroke("M0 452L0 760", "#f6f1e6", 10),
    whistle(),
    face({
      skin: tone,
      width: 178,
      jaw: 132,
      chin: 228,
      turn: 16,
      mouth: "grin",
      browWeight: 15,
      beard: path(
        "M-180 60C-150 120 -130 190 -60 216C0 240 60 236 100 200C140 170 170 110 184 60L200 160L90 262L-100 262L-200 150Z",
        "#2c1a16",
        { opacity: 0.2 },
      ),
    }),
    hair(),
    cap(),
  )

/** Lanes of clay that curve past behind him, one house to a lane. */
function track(): Svg {
  const lane = (i: number) =>
    stroke(
      `M-60 ${1120 - i * 96}C300 ${1000 - i * 110} 900 ${930 - i * 60} 1680 ${1120 - i * 40}`,
      [clay.mid, "#d07a5a"][i % 2] as string,
      100,
    )
  const marks = times(6, (i) =>
    stroke(`M-60 ${1170 - i * 96}C300 ${1050 - i * 110} 900 ${980 - i * 60} 1680 ${1166 - i * 40}`, "#fdf3e4", 8),
  ).join("")
  const flags = [house.flame, house.fig, house.acacia, house.baobab]
    .map(
      (colour, i) =>
        stroke(`M${120 + i * 96} ${520 - i * 42}L${120 + i * 96} ${320 - i * 42}`, "#8a6a4a", 9) +
        path(`M${120 + i * 96} ${320 - i * 42}l74 28l-74 30Z`, colour),
    )
    .join("")
  return (
    path("M0 640C400 480 1000 520 1600 700L1600 1600L0 1600Z", grass.soft) + times(5, lane).join("") + marks + flags
  )
}

const stripes = () =>
  [-1, 1]
    .map(
      (side) =>
        stroke(`M${side * 190} 318C${side * 300} 340 ${side * 352} 420 ${side * 384} 780`, "#f6f1e6", 15) +
        stroke(`M${side * 222} 318C${side * 330} 340 ${side * 384} 420 ${side * 416} 780`, violet.strong, 15),
    )
    .join("")

const whistle = () =>
  stroke("M-104 300C-80 430 -40 520 -6 566M104 300C80 430 40 520 10 566", marigold.strong, 13) +
  rect(-16, 552, 92, 44, "#e8e4ea", 10) +
  circle(0, 594, 46, "#e8e4ea") +
  circle(0, 594, 46, "#b8b2c2", { opacity: 0.35 }) +
  circle(-6, 588, 18, darker(clay.strong, 0.2)) +
  stroke("M30 566L66 566", "#9b95a8", 7)

const hair = () =>
  path(
    "M-182 40C-192 0 -192 -40 -186 -80L-150 -90C-164 -50 -170 0 -168 40ZM184 40C194 0 194 -40 188 -80L160 -90C168 -50 174 0 172 40Z",
    "#1d1720",
  )

function cap(): Svg {
  const dome = "M-200 -72C-214 -210 -120 -300 10 -300C140 -300 216 -210 204 -72C120 -112 -120 -112 -200 -72Z"
  const colour = marigold.strong
  const brim =
    "M-168 -84C-90 -122 130 -124 200 -82C236 -62 262 -34 258 -14C180 -62 -60 -72 -176 -28C-192 -40 -186 -70 -168 -84Z"
  const panels = stroke("M12 -298C-50 -250 -84 -180 -92 -104M12 -298C76 -250 112 -180 120 -106", marigold.deep, 6)
  const badge =
    circle(16, -186, 42, violet.strong) +
    times(5, (i) => circle(16 + Math.sin(i * 1.2566) * 17, -186 - Math.cos(i * 1.2566) * 17, 13, violet.pale)).join(
      "",
    ) +
    circle(16, -186, 8, marigold.pale)
  return (
    path(dome, colour) +
    clip(dome, path("M110 -320C230 -240 230 -140 190 -40L300 -40L300 -320Z", "#7a3a10", { opacity: 0.22 })) +
    panels +
    badge +
    circle(12, -300, 14, marigold.deep) +
    path(brim, darker(colour, 0.16)) +
    stroke("M-150 -88C-80 -112 110 -114 180 -84", lighter(colour, 0.3), 8)
  )
}
