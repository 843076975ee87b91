import { brick, clay, darker, leaf, lighter, marigold, skin, violet } from "../colour.ts"
import { times } from "../geometry.ts"
import { backdrop, bead, face, garment, neck, portrait } from "../portrait.ts"
import { fade, path, type Svg, stroke } from "../svg.ts"

export const alt =
  "Miss Nandi Okafor, Form 1, with beaded braids and a yellow dress, in front of children's chalk drawings."

const tone = skin.umber
const black = "#1d1720"

export default () =>
  portrait(
    backdrop("#cbd8f0", "#e4ecf7", drawings()),
    braids(-1),
    braids(1),
    neck(tone, 72),
    garment(marigold.strong, "round", seams()),
    stroke("M-150 292C-120 430 120 430 150 292", "#fff6df", 22),
    face({ skin: tone, width: 172, jaw: 120, chin: 222, turn: -12, mouth: "grin", lashes: true, lip: "#8c3038" }),
    hair(),
    front(),
    hoop(-182),
    hoop(176),
  )

/** A sun, a house, a kite and a tree, as a five-year-old draws them. */
function drawings(): Svg {
  const sunRays = times(
    10,
    (i) =>
      `M${250 + Math.cos(i * 0.628) * 104} ${270 + Math.sin(i * 0.628) * 104}L${250 + Math.cos(i * 0.628) * 152} ${270 + Math.sin(i * 0.628) * 152}`,
  ).join("")
  const sun =
    stroke(
      "M250 186C310 190 340 230 334 280C326 330 280 356 236 346C184 334 160 290 170 246C182 208 210 186 250 186Z",
      marigold.strong,
      17,
    ) + stroke(sunRays, marigold.strong, 17)
  const house =
    stroke(
      "M1250 500L1254 330L1506 336L1500 506L1248 500M1226 340L1380 196L1532 344M1340 500L1344 410L1408 412L1404 502",
      brick.mid,
      17,
    ) + stroke("M1444 380L1482 380L1480 420L1444 418Z", violet.strong, 12)
  const tree =
    stroke("M150 1010C160 920 150 860 152 800", clay.mid, 22) +
    stroke(
      "M152 800C80 800 50 730 92 686C80 620 150 590 190 622C250 610 280 670 250 714C270 770 210 812 152 800C130 770 150 740 170 730",
      leaf.mid,
      17,
    )
  const kite = stroke(
    "M1430 650L1510 750L1424 880L1352 760ZM1430 650L1424 880M1352 760L1510 750M1424 880C1400 940 1460 960 1430 1020",
    violet.mid,
    15,
  )
  return fade(0.85, sun, house, tree, kite)
}

const seams = () =>
  stroke(
    "M-120 420C-140 540 -150 640 -150 780M120 420C140 540 150 640 150 780M-40 450L-44 780M40 450L44 780",
    marigold.deep,
    7,
    { opacity: 0.6 },
  )

/** The strands that hang behind the shoulders, each with its beads. */
const braids = (side: number) =>
  times(5, (i) => {
    const x = side * (120 + i * 26)
    const [tipX, tipY] = [side * (176 + i * 30), 430 - i * 34]
    return (
      stroke(
        `M${x} -80C${side * (190 + i * 10)} 60 ${tipX - side * 10} 200 ${tipX} ${tipY}`,
        i % 2 ? black : lighter(black, 0.12),
        27,
      ) +
      times(3, (j) => bead(tipX, tipY - 4 + j * 31, 18, [marigold.strong, "#fdf3dd", clay.soft][j] as string)).join("")
    )
  }).join("")

const hair = () =>
  path(
    "M-184 10C-210 -130 -160 -268 0 -270C160 -268 210 -130 184 10C180 -50 160 -104 120 -130C60 -152 -70 -152 -124 -130C-162 -104 -180 -50 -184 10Z",
    black,
  ) +
  stroke(
    times(
      9,
      (i) =>
        `M${-132 + i * 32} ${-136 - Math.sin((i / 8) * Math.PI) * 14}C${-110 + i * 27} -200 ${-70 + i * 18} -240 ${-40 + i * 10} -262`,
    ).join(""),
    lighter(black, 0.2),
    6,
  )

/** Two thin braids in front of the ears. */
const front = () =>
  [-1, 1]
    .map(
      (side) =>
        stroke(`M${side * 160} -96C${side * 192} 0 ${side * 190} 150 ${side * 208} 268`, darker(black, 0.05), 24) +
        times(3, (j) =>
          bead(side * (210 + j), 274 + j * 30, 18, [clay.soft, marigold.strong, "#fdf3dd"][j] as string),
        ).join(""),
    )
    .join("")

const hoop = (x: number) => `<circle cx="${x}" cy="104" r="24" fill="none" stroke="${marigold.soft}" stroke-width="8"/>`
