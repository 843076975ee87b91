import { mug } from "../gear.ts"
import {
  across,
  blend,
  blob,
  bookPile,
  bookRow,
  canvas,
  child,
  circle,
  clay,
  clip,
  darker,
  down,
  ellipse,
  type Figure,
  globe,
  glow,
  group,
  HEIGHT,
  hull,
  jacaranda,
  kids,
  lamplight,
  leaf,
  line,
  marigold,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  skin,
  slate,
  sprig,
  stars,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  white,
  window,
  wood,
} from "../kit.ts"

export const alt =
  "At dusk a girl at a lamplit desk draws a beetle under her magnifying glass, with pinned leaves, books and a violin case around her."

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#5a4c8c", "#7a6298", "#8f7096")),
    duskWindow(),
    pinned(),
    shelf(),
    backOfDesk(),
    girl(),
    desk(),
    onTheDesk(),
    blend("multiply", rect(0, 0, WIDTH, HEIGHT, across(["#8a7cc0", 0.5], ["#c8a8b8", 0.1], ["#6a5aa0", 0.45]))),
    lampGlow(),
    vignette([0.52, 0.6], 0.5, "#160c3c"),
  )

const duskWindow = () =>
  window(80, 90, 470, 480, {
    columns: 3,
    rows: 2,
    frame: "#c9b6cc",
    view: down("#322a72", "#6a5aac", "#c98aa8", "#f3b08a"),
    behind: clip(
      "M80 90L550 90L550 570L80 570Z",
      stars({ seed: 3, count: 40, to: 200 }),
      jacaranda({
        x: 420,
        y: 600,
        height: 400,
        spread: 430,
        seed: 8,
        light: -1,
        distance: 0.25,
        air: "#4a3f86",
        florets: false,
      }),
      circle(190, 190, 34, "#fff3d2"),
      path("M80 520C200 480 340 520 550 490L550 570L80 570Z", "#3a316f"),
    ),
  })

/** Leaves, a map of stars, sums: what a child has who loves one thing a great deal. */
function pinned(): Svg {
  const card = (x: number, y: number, w: number, h: number, turn: number, ...inside: Svg[]) =>
    place(x, y, 1, turn, rect(-w / 2, -h / 2, w, h, "#f3e8d6", 3), ...inside, circle(0, -h / 2 + 10, 7, clay.mid))
  const beetle = (s: number, tone: string) =>
    place(
      0,
      8,
      s,
      0,
      ellipse(0, 0, 20, 28, tone),
      ellipse(0, -32, 12, 9, darker(tone, 0.3)),
      line(
        [
          [0, -26],
          [0, 27],
        ],
        darker(tone, 0.35),
        3,
      ),
      ...[-14, 2, 16].flatMap((y) => [
        line(
          [
            [-18, y],
            [-32, y - 6],
          ],
          slate.deep,
          3,
        ),
        line(
          [
            [18, y],
            [32, y - 6],
          ],
          slate.deep,
          3,
        ),
      ]),
    )
  return (
    card(680, 170, 130, 160, -5, beetle(1.2, leaf.mid)) +
    card(830, 150, 120, 140, 4, beetle(1, violet.mid)) +
    card(690, 370, 140, 130, 3, sprig(0, 50, 90, { seed: 4, leaves: 6 })) +
    card(850, 340, 130, 160, -4, beetle(1.15, clay.mid)) +
    card(985, 180, 110, 150, 6, sprig(0, 60, 110, { seed: 9, leaves: 7, colour: leaf.soft }))
  )
}

const shelf = () =>
  rect(1100, 260, 460, 20, wood.mid, 4) +
  bookRow(1120, 260, 260, 130, 21) +
  globe(1470, 258, 48) +
  rect(1100, 480, 460, 20, wood.mid, 4) +
  bookRow(1330, 480, 220, 120, 30) +
  [
    [1150, leaf.soft],
    [1220, marigold.soft],
    [1288, clay.soft],
  ]
    .map(
      ([x, fill]) =>
        rect((x as number) - 28, 392, 56, 88, "#e6e9ee", 9, { opacity: 0.6 }) +
        path(blob(seeded(x as number), x as number, 456, 20, 15, 0.2), fill as string) +
        rect((x as number) - 30, 384, 60, 15, wood.deep, 5),
    )
    .join("")

const backOfDesk = () => rect(0, 690, WIDTH, 380, "#5d4468") + rect(0, 676, WIDTH, 18, "#8f7290")

const girl = () => {
  const look: Figure = {
    ...kids.priti,
    hair: "braids",
    glasses: true,
    x: 800,
    y: 900,
    size: 760,
    pose: { ...poses.sittingFront, turn: 0.25, lean: 3, nod: 12, arms: { near: [-26, 10], far: [30, 20] } },
    wear: { ...wear.jumperSkirt, top: marigold.strong },
    hideLegs: true,
    face: "smile",
  }
  return child(look)
}

const desk = () =>
  polygon(
    [
      [60, 1080],
      [1560, 1080],
      [1400, 780],
      [230, 780],
    ],
    down("#c08a5a", "#a06c44", "#8a5a3a"),
  ) +
  line(
    [
      [230, 780],
      [1400, 780],
    ],
    "#e3b988",
    6,
  ) +
  times(4, (i) =>
    line(
      [
        [400 + i * 270, 782],
        [330 + i * 330, 1078],
      ],
      "#8a5a3a",
      3,
      { opacity: 0.5 },
    ),
  ).join("")

/** The focal point: the beetle under the glass and, beside it, the beetle on paper. */
function onTheDesk(): Svg {
  const tray =
    polygon(
      [
        [870, 880],
        [1130, 880],
        [1160, 980],
        [858, 980],
      ],
      "#f3ead8",
    ) + stroke("M870 880L1130 880L1160 980L858 980Z", wood.mid, 10)
  const specimen = place(
    1004,
    926,
    [1.5, 1.1],
    68,
    ellipse(0, 4, 20, 28, leaf.strong),
    path("M0 -22C12 -20 18 0 14 24C8 32 2 30 0 30Z", leaf.mid),
    ellipse(0, -26, 13, 10, leaf.deep),
    line(
      [
        [0, -20],
        [0, 30],
      ],
      leaf.deep,
      3,
    ),
    ...[-10, 6, 20].flatMap((y) => [
      line(
        [
          [-18, y],
          [-34, y - 8],
        ],
        slate.deep,
        3.4,
      ),
      line(
        [
          [18, y],
          [34, y - 8],
        ],
        slate.deep,
        3.4,
      ),
    ]),
    stroke("M-5 -34Q-14 -48 -24 -48M5 -34Q14 -48 24 -48", slate.deep, 3),
  )
  const lens =
    ellipse(1004, 890, 92, 74, "#eaf6ff", { opacity: 0.28 }) +
    `<ellipse cx="1004" cy="890" rx="92" ry="74" fill="none" stroke="#d9a441" stroke-width="13"/>` +
    stroke("M950 850Q976 826 1014 826", white, 7, { opacity: 0.75 }) +
    line(
      [
        [1076, 842],
        [1150, 780],
      ],
      wood.deep,
      22,
    )
  const page =
    polygon(
      [
        [470, 1040],
        [770, 1040],
        [760, 850],
        [518, 850],
      ],
      "#fffdf5",
    ) +
    place(
      634,
      946,
      [1.5, 1.15],
      12,
      ellipse(0, 4, 20, 28, "#dfe9d8"),
      stroke(
        "M-20 4A20 28 0 1 0 20 4A20 28 0 1 0 -20 4ZM0 -22L0 32M-12 -28A13 9 0 1 1 12 -28M-18 -6L-34 -14M-20 8L-36 6M-17 20L-32 28M18 -6L34 -14M20 8L36 6",
        leaf.strong,
        3,
      ),
    ) +
    line(
      [
        [540, 890],
        [580, 890],
      ],
      slate.soft,
      4,
    ) +
    line(
      [
        [536, 906],
        [568, 906],
      ],
      slate.soft,
      4,
    )
  const pencil =
    line(
      [
        [706, 838],
        [760, 740],
      ],
      marigold.strong,
      13,
    ) +
    line(
      [
        [696, 858],
        [706, 838],
      ],
      wood.pale,
      9,
    )
  const hands =
    path(hull([[682, 806], 24], [[706, 834], 18]), skin.sienna) +
    path(hull([[694, 762], 33], [[678, 798], 27]), marigold.deep) +
    path(hull([[980, 808], 24], [[1030, 824], 19]), skin.sienna) +
    path(hull([[900, 762], 33], [[972, 800], 27]), marigold.deep)
  const caseOf =
    path(
      "M1226 1010C1216 930 1270 900 1330 920C1370 934 1400 906 1450 900C1520 896 1560 960 1540 1020C1520 1070 1440 1066 1400 1050C1350 1034 1240 1080 1226 1010Z",
      "#3a2f6b",
    ) +
    stroke("M1240 1000C1320 980 1440 990 1536 980", violet.soft, 5) +
    rect(1360, 968, 46, 18, marigold.soft, 5)
  const lamp =
    ellipse(380, 842, 86, 20, slate.deep) +
    line(
      [
        [380, 838],
        [350, 640],
      ],
      slate.mid,
      15,
    ) +
    line(
      [
        [350, 640],
        [500, 530],
      ],
      slate.mid,
      15,
    ) +
    circle(350, 640, 14, slate.deep) +
    place(540, 540, 1, 24, path("M-70 60C-66 -20 66 -20 70 60Z", marigold.deep), ellipse(0, 60, 70, 15, "#fff3cc"))
  return (
    page +
    group({ transform: "translate(-60 0)" }, tray, specimen) +
    hands +
    pencil +
    group({ transform: "translate(-60 0)" }, lens) +
    caseOf +
    bookPile(240, 980, 190, 4, 5) +
    lamp +
    mug(430, 960, 80, clay.soft) +
    sprig(430, 890, 90, { seed: 7, leaves: 5 })
  )
}

const lampGlow = () =>
  blend("screen", ellipse(720, 880, 640, 330, glow([0.5, 0.5], ["#ffca70", 0.55], ["#ffb85c", 0.18], ["#ffb85c", 0]))) +
  lamplight(520, 600, 190, 0.6)
