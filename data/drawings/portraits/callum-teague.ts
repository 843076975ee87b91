import { darker, hairColour, lighter, skin, violet } from "../colour.ts"
import { chalk } from "../furniture.ts"
import { between, blob, seeded, times } from "../geometry.ts"
import { backdrop, curls, face, garment, neck, portrait } from "../portrait.ts"
import { fade, path, place, polygon, rect, type Svg, soft, stroke } from "../svg.ts"

export const alt =
  "Mr Callum Teague, Form 5 and Mathematics, with curly brown hair and chalk on his jumper, in front of a blackboard."

const tone = skin.peach
const wool = "#3d7a5c"

export default () =>
  portrait(
    backdrop("#5c8578", "#6d9587", board()),
    neck(tone, 86),
    garment(wool, "crew", knit(), dust()),
    collar(),
    face({
      skin: tone,
      width: 176,
      jaw: 124,
      chin: 230,
      turn: -16,
      brow: hairColour.brown,
      browWeight: 15,
      mouth: "grin",
      lip: "#a3504e",
    }),
    path(
      "M-184 30C-200 -110 -160 -240 0 -240C160 -240 204 -110 184 30C178 -50 160 -96 130 -120C60 -130 -60 -130 -128 -116C-160 -96 -178 -50 -184 30Z",
      hairColour.brown,
    ),
    curls(hairColour.brown, {
      from: 176,
      to: 364,
      reach: 184,
      rise: 208,
      size: 54,
      count: 14,
      rows: 3,
      seed: 5,
      inset: 26,
    }),
    pencil(),
  )

/** The spiral of squares on 1, 1, 2, 3, 5, 8, a triangle and a circle with its measure. */
function board(): Svg {
  const spiral = chalk(
    "M1180 520L1520 520L1520 310L1180 310ZM1390 310L1390 520M1390 440L1520 440M1470 440L1470 520M1180 520C1180 400 1270 310 1390 310C1460 310 1520 370 1520 440C1520 484 1500 520 1470 520C1440 520 1424 490 1436 470",
    9,
  )
  const triangle = chalk("M90 430L360 430L360 170ZM330 430L330 400L360 400M170 430C172 400 160 370 146 376", 9)
  const wheel = chalk(
    "M140 830C140 760 200 706 270 710C340 714 392 776 388 842C384 912 322 962 256 956C190 950 140 896 140 830ZM264 834L386 810",
    9,
  )
  const numerals = chalk(
    "M1190 660L1190 740M1240 660L1240 740M1290 676C1296 654 1334 654 1334 682C1334 706 1294 726 1290 740L1338 740M1386 666C1400 650 1430 656 1428 678C1426 694 1410 698 1402 698C1420 698 1436 706 1432 726C1426 746 1396 746 1384 732M1520 660L1484 660L1480 694C1500 684 1524 694 1522 718C1518 744 1488 744 1476 732",
    9,
  )
  return fade(0.75, spiral, triangle, wheel, numerals)
}

const knit = () =>
  stroke(
    times(17, (i) => `M${-450 + i * 56} 260${times(13, (j) => `l${j % 2 ? -22 : 22} 42`).join("")}`).join(""),
    darker(wool, 0.2),
    7,
    { opacity: 0.6 },
  ) + stroke("M-118 266C-84 366 84 366 118 266", darker(wool, 0.24), 26)

function dust(): Svg {
  const random = seeded(12)
  const specks = times(46, () =>
    path(
      blob(random, between(random, -280, 60), between(random, 440, 700), between(random, 2, 7), between(random, 2, 6)),
      "#f4efe4",
      { opacity: 0.85 },
    ),
  )
  const hand = [
    [-190, 560, 30, 88, -14],
    [-136, 538, 26, 96, -4],
    [-84, 546, 26, 90, 8],
    [-42, 578, 22, 70, 18],
  ].map(([x, y, w, h, turn]) =>
    place(
      x as number,
      y as number,
      1,
      turn as number,
      path(blob(seeded(x as number), 0, 0, (w as number) * 0.6, (h as number) * 0.5, 0.14), "#f4efe4", {
        opacity: 0.5,
      }),
    ),
  )
  return soft(3, ...hand, path(blob(random, -120, 650, 96, 54, 0.2), "#f4efe4", { opacity: 0.5 })) + specks.join("")
}

const collar = () =>
  polygon(
    [
      [-106, 238],
      [-14, 334],
      [-86, 366],
      [-140, 274],
    ],
    "#fdfaf2",
  ) +
  polygon(
    [
      [106, 238],
      [14, 334],
      [86, 366],
      [140, 274],
    ],
    "#e6dfee",
  )

const pencil = () =>
  place(
    178,
    -60,
    1,
    18,
    rect(-12, -70, 24, 150, "#f2a51e", 4),
    polygon(
      [
        [-12, -70],
        [12, -70],
        [0, -104],
      ],
      "#e3b988",
    ),
    rect(-12, 62, 24, 24, violet.soft, 6),
  ) + path(blob(seeded(3), 168, -40, 52, 50, 0.14), lighter(hairColour.brown, 0.04))
