import {
  across,
  between,
  blob,
  brushJar,
  canvas,
  child,
  circle,
  clay,
  clip,
  darker,
  down,
  ellipse,
  type Figure,
  hull,
  jacaranda,
  kids,
  leaf,
  lighter,
  line,
  linear,
  marigold,
  n,
  overlay,
  path,
  pick,
  place,
  polygon,
  poses,
  potPlant,
  rect,
  type Svg,
  seeded,
  shadow,
  slate,
  stone,
  stroke,
  times,
  vignette,
  violet,
  wear,
  window,
  wood,
} from "../kit.ts"

export const alt =
  "Three children in aprons shape clay at a long table; the girl in the middle turns a pot on the wheel."

export default () =>
  canvas(
    studio(),
    potShelf(160, 250, 7),
    potShelf(160, 430, 19),
    makers(),
    tabletop(),
    wheel(),
    tools(),
    overlay("morning"),
    vignette([0.5, 0.6], 0.3),
  )

const studio = () =>
  rect(0, 0, 1600, 1067, linear([0, 0], [1, 0.4], "#dfe3cc", "#b7c6aa", "#8fab92")) +
  window(1110, 70, 380, 430, {
    columns: 3,
    rows: 3,
    view: down("#cfe6ee", "#fdf2d8"),
    behind: clip(
      "M1110 70H1490V500H1110Z",
      jacaranda({ x: 1420, y: 640, height: 560, spread: 560, seed: 15, light: -1, distance: 0.15, air: "#fff4dc" }),
    ),
  }) +
  potPlant(1180, 500, 100, 6)

function potShelf(x: number, y: number, seed: number): Svg {
  const random = seeded(seed)
  const pot = (i: number) => {
    const [w, h] = [between(random, 26, 44), between(random, 50, 118)]
    const at = x + 60 + i * 104
    const colour = pick(random, [
      clay.soft,
      clay.mid,
      stone.soft,
      "#e9d8c0",
      violet.soft,
      leaf.soft,
      marigold.soft,
      violet.mid,
    ])
    const belly = between(random, 0.2, 0.5)
    return (
      path(
        `M${n(at - w * 0.5)} ${n(y - h)}C${n(at - w * 0.3)} ${n(y - h * 0.8)} ${n(at - w * 1.3)} ${n(y - h * belly)} ${n(at - w * 0.6)} ${n(y)}L${n(at + w * 0.6)} ${n(y)}C${n(at + w * 1.3)} ${n(y - h * belly)} ${n(at + w * 0.3)} ${n(y - h * 0.8)} ${n(at + w * 0.5)} ${n(y - h)}Z`,
        across(lighter(colour, 0.18), darker(colour, 0.16)),
      ) + ellipse(at, y - h, w * 0.5, 6, darker(colour, 0.35))
    )
  }
  return (
    rect(x - 30, y, 820, 16, wood.light, 3) +
    rect(x - 30, y + 16, 820, 12, "#4f6a55", 0, { opacity: 0.25 }) +
    times(7, pot).join("")
  )
}

function makers(): Svg {
  const priti: Figure = {
    ...kids.priti,
    x: 800,
    y: 1010,
    size: 760,
    pose: { ...poses.holding, turn: 0.12, lean: 0, nod: 12 },
    wear: { ...wear.apron, apron: violet.mid, sleeve: "short" },
    hair: "bun",
    accent: marigold.strong,
    reach: { near: [716, 734], far: [886, 734] },
    face: "calm",
  }
  const kofi: Figure = {
    ...kids.kofi,
    x: 360,
    y: 1010,
    size: 690,
    pose: { ...poses.holding, turn: 0.5, lean: 4, nod: 12 },
    wear: { ...wear.apron, top: "#fdf9f2", apron: marigold.strong },
    reach: { near: [398, 738], far: [492, 735] },
  }
  const lotte: Figure = {
    ...kids.lotte,
    x: 1265,
    y: 1015,
    size: 700,
    pose: { ...poses.holding, turn: 0.6, lean: 3, nod: 14 },
    facing: "left",
    wear: { ...wear.apron, apron: leaf.mid },
    reach: { near: [1172, 705], far: [1080, 745] },
  }
  return child(kofi) + child(lotte) + child(priti)
}

const tabletop = () =>
  polygon(
    [
      [0, 800],
      [1600, 800],
      [1600, 1067],
      [0, 1067],
    ],
    down("#d9b08a", "#b98560"),
  ) +
  rect(0, 796, 1600, 10, "#efcfa9") +
  [
    [260, 900, 230],
    [1330, 930, 260],
  ]
    .map(([x, y, r], i) =>
      ellipse(x as number, y as number, r as number, 26, i ? "#c7976f" : "#cfa07a", { opacity: 0.7 }),
    )
    .join("")

function wheel(): Svg {
  const pot = path(
    "M716 850C690 800 690 720 742 660C730 640 740 628 752 624C784 632 818 632 850 624C862 628 872 640 860 660C912 720 912 800 886 850Z",
    across("#e2a07c", "#c8684a", "#9c4634"),
  )
  const rings = times(5, (i) =>
    stroke(
      `M${710 + Math.abs(i - 3) * 5} ${700 + i * 30}Q800 ${722 + i * 30} ${890 - Math.abs(i - 3) * 5} ${700 + i * 30}`,
      "#8f3f2f",
      3,
      { opacity: 0.35 },
    ),
  ).join("")
  return (
    shadow(805, 940, 300, 30, 0.3) +
    ellipse(800, 905, 250, 56, slate.mid) +
    ellipse(800, 892, 250, 56, slate.soft) +
    ellipse(800, 888, 226, 48, "#8fa0a2") +
    path("M690 884C700 850 900 850 910 884C900 904 700 904 690 884Z", "#b35b42") +
    place(
      0,
      34,
      1,
      0,
      pot,
      rings,
      ellipse(800, 632, 52, 11, "#6e2d22"),
      hand(712, 742, 22, kids.priti.skin),
      hand(888, 742, -22, kids.priti.skin),
    )
  )
}

/** The hands lie on the pot, fingers inward. */
const hand = (x: number, y: number, turn: number, colour: string) =>
  place(
    x,
    y,
    1,
    turn,
    path(hull([[0, -46], 20], [[0, 8], 24]), colour),
    ...times(4, (i) =>
      path(
        hull([[(turn > 0 ? 1 : -1) * 6, -8 + i * 13], 9], [[(turn > 0 ? 1 : -1) * 36, -2 + i * 13], 7]),
        i % 2 ? colour : darker(colour, 0.06),
      ),
    ),
  )

function tools(): Svg {
  const elephant = place(
    450,
    800,
    1,
    0,
    ellipse(0, -36, 66, 40, clay.soft),
    circle(62, -52, 30, clay.soft),
    path("M84 -56C116 -50 112 -8 100 2C94 -4 98 -34 76 -38Z", clay.soft),
    ellipse(50, -54, 16, 22, clay.mid),
    rect(-46, -20, 26, 34, darker(clay.soft, 0.08), 8),
    rect(24, -20, 26, 34, darker(clay.soft, 0.08), 8),
    circle(74, -58, 3, slate.deep),
  )
  const bowl =
    path("M1064 770C1064 830 1140 840 1160 838C1184 838 1236 826 1236 768Z", across(stone.pale, stone.soft)) +
    ellipse(1150, 769, 86, 15, "#cfe0e4")
  return (
    shadow(450, 818, 90, 10) +
    elephant +
    shadow(1150, 840, 100, 10) +
    bowl +
    stroke("M1078 800C1120 822 1180 822 1224 798", violet.mid, 8) +
    brushJar(1390, 900, 120, 4, violet.soft) +
    path(blob(seeded(4), 210, 930, 92, 50, 0.1), clay.mid) +
    path(blob(seeded(5), 196, 912, 60, 26, 0.1), clay.soft) +
    line(
      [
        [560, 985],
        [690, 1000],
      ],
      wood.deep,
      12,
    ) +
    line(
      [
        [690, 1000],
        [740, 1006],
      ],
      slate.soft,
      8,
    ) +
    circle(1030, 985, 26, clay.mid) +
    circle(1078, 1000, 18, clay.soft)
  )
}
