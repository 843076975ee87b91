import {
  across,
  blend,
  blossom,
  blue,
  canvas,
  child,
  circle,
  clay,
  down,
  type Figure,
  house,
  infant,
  jointsOf,
  kids,
  type Look,
  lamplight,
  leaf,
  lighter,
  line,
  marigold,
  mix,
  type Point,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  shadow,
  soft,
  stars,
  stroke,
  swing,
  times,
  vignette,
  violet,
  wear,
  wood,
} from "../kit.ts"

export const alt =
  "A crowned boy in a cardboard boat and a small lion act in the school play, seen over the heads of the audience."

export default () =>
  canvas(
    backdrop(),
    setPieces(),
    players(),
    curtains(),
    spotlights(),
    audience(),
    vignette([0.5, 0.45], 0.5, "#120a30"),
  )

const backdrop = () =>
  rect(0, 0, 1600, 1067, "#2a2068") +
  rect(180, 60, 1240, 700, down("#31277c", "#5a4bb0", "#a98fd0")) +
  stars({ seed: 21, count: 70, to: 420 }) +
  path("M1130 140A106 106 0 1 1 1010 300A92 92 0 0 0 1130 140Z", marigold.pale) +
  times(
    6,
    (i) =>
      line(
        [
          [300 + i * 200, 0],
          [300 + i * 200, 130 + (i % 3) * 70],
        ],
        "#cbc1f3",
        2,
      ) + star(300 + i * 200, 150 + (i % 3) * 70, 26),
  ).join("") +
  rect(0, 760, 1600, 120, down("#a86a48", "#8a5238")) +
  times(9, (i) =>
    line(
      [
        [800 + (i - 4) * 170, 760],
        [800 + (i - 4) * 215, 880],
      ],
      "#6e3f2c",
      3,
    ),
  ).join("") +
  rect(0, 876, 1600, 40, "#5c3328")

const star = (x: number, y: number, r: number) =>
  polygon(
    times(10, (i): Point => swing([x, y], 180 + i * 36, i % 2 ? r * 0.45 : r)),
    marigold.soft,
  )

/** Waves of painted card and a cardboard palm. */
function setPieces(): Svg {
  const wave = (y: number, colour: string, shift: number) => {
    const crest = times(10, (_i) => `q45 -58 90 0q36 30 72 0`).join("")
    return (
      path(`M${shift} ${y}${crest}V820H${shift}Z`, colour) + stroke(`M${shift} ${y}${crest}`, lighter(colour, 0.4), 6)
    )
  }
  return palm(1290, 770) + wave(690, "#4f78b8", 120) + wave(728, "#3c609f", 40)
}

const palm = (x: number, y: number) =>
  path(
    `M${x - 26} ${y}C${x - 10} ${y - 160} ${x - 40} ${y - 260} ${x - 10} ${y - 380}L${x + 16} ${y - 376}C${x} ${y - 250} ${x + 30} ${y - 150} ${x + 26} ${y}Z`,
    wood.mid,
  ) +
  times(7, (i) =>
    place(
      x,
      y - 380,
      190,
      -100 + i * 34,
      path("M0 0C-.16 -.4 -.14 -.8 .1 -1C.2 -.7 .16 -.3 0 0Z", i % 2 ? leaf.mid : leaf.strong),
    ),
  ).join("") +
  circle(x - 18, y - 366, 18, clay.mid) +
  circle(x + 18, y - 362, 18, clay.deep)

function players(): Svg {
  const king: Figure = {
    ...kids.mateo,
    x: 690,
    y: 770,
    size: 480,
    pose: { ...poses.standing, turn: 0.5, nod: -8, arms: { near: [-30, 40], far: [132, 150] } },
    wear: { ...wear.jumper, top: clay.strong, coat: undefined, collar: marigold.soft },
    hat: "crown",
    hatColour: marigold.strong,
    face: "open",
  }
  const sailor: Figure = {
    ...kids.jun,
    x: 540,
    y: 780,
    size: 410,
    pose: { ...poses.holding, turn: 0.8 },
    reach: { near: [470, 640], far: [500, 610] },
    wear: { ...wear.summer, top: "#eef2fb", collar: blue.deep },
  }
  return (
    line(
      [
        [420, 500],
        [560, 850],
      ],
      wood.light,
      14,
    ) +
    child(sailor) +
    child(king) +
    boat() +
    lion(1070, 868) +
    child({
      ...kids.nia,
      x: 290,
      y: 868,
      size: 400,
      pose: { ...poses.cheering, arms: { near: [-110, -140], far: [110, 140] } },
      wear: { ...wear.pinafore, top: marigold.soft, below: marigold.soft, collar: undefined },
    }) +
    star(290, 560, 0)
  )
}

const boat = () =>
  path("M400 690H880L826 850C690 872 560 870 456 850Z", across("#d99b62", "#b9763f")) +
  path("M400 690H880L872 718H408Z", "#f0c28d") +
  blossom(640, 786, 40, 0, violet.pale) +
  stroke("M452 770Q640 800 840 768", "#9a5f33", 4)

/** A small child in a mane of card petals, prowling. */
function lion(x: number, y: number): Svg {
  const look: Figure = {
    ...kids.ruth,
    hair: "crop",
    x,
    y,
    size: 380,
    pose: {
      ...poses.standing,
      turn: 0.25,
      lean: -4,
      arms: { near: [-96, -150], far: [96, 150] },
      legs: { near: [-14, -6], far: [14, 6] },
    },
    facing: "left",
    face: "open",
    wear: { ...wear.jumperTrousers, top: marigold.strong, collar: undefined, below: marigold.strong },
  }
  const [hx, hy] = jointsOf(look, "infant").head
  const mane = times(14, (i) =>
    place(
      hx,
      hy,
      74,
      i * 25.7,
      path("M-.22 0C-.3 -.6 -.14 -.96 0 -1.06C.14 -.96 .3 -.6 .22 0Z", i % 2 ? clay.mid : house.flame),
    ),
  ).join("")
  return (
    shadow(x, y, 90, 12, 0.4) +
    stroke(
      `M${x + 30} ${y - 130}C${x + 120} ${y - 110} ${x + 90} ${y - 220} ${x + 140} ${y - 240}`,
      marigold.strong,
      14,
    ) +
    circle(x + 142, y - 246, 20, clay.mid) +
    mane +
    infant(look)
  )
}

const curtains = () => drape(0, 1) + drape(1600, -1) + valance()

const drape = (x: number, way: number) =>
  times(5, (i) =>
    path(
      `M${x + way * i * 52} 0C${x + way * (i * 52 + 70)} 300 ${x + way * (i * 40 + 20)} 600 ${x + way * (i * 46 + 40)} 880H${x + way * (i * 46 - 40)}C${x + way * (i * 40 - 30)} 600 ${x + way * (i * 52 - 30)} 300 ${x + way * (i * 52 - 60)} 0Z`,
      i % 2 ? "#7a2540" : "#96304a",
    ),
  ).join("")

const valance = () =>
  times(
    9,
    (i) =>
      path(
        `M${i * 200 - 100} 0H${i * 200 + 100}C${i * 200 + 90} 130 ${i * 200 - 90} 130 ${i * 200 - 100} 0Z`,
        i % 2 ? "#96304a" : "#82283f",
      ) + stroke(`M${i * 200 - 92} 34C${i * 200 - 60} 122 ${i * 200 + 60} 122 ${i * 200 + 92} 34`, marigold.strong, 6),
  ).join("")

const spotlights = () =>
  blend(
    "screen",
    soft(
      14,
      polygon(
        [
          [380, -20],
          [440, -20],
          [900, 860],
          [440, 860],
        ],
        down(["#ffe9b8", 0.26], ["#ffe9b8", 0.08]),
      ),
      polygon(
        [
          [1300, -20],
          [1360, -20],
          [1220, 880],
          [900, 880],
        ],
        down(["#ffe9b8", 0.26], ["#ffe9b8", 0.08]),
      ),
    ),
  ) +
  lamplight(680, 560, 420, 0.16) +
  lamplight(1070, 680, 300, 0.2)

/** Heads and clapping hands against the light. */
function audience(): Svg {
  const names = Object.values(kids)
  const shadowed = (look: Look): Look => ({
    ...look,
    skin: mix(look.skin, "#1a1142", 0.62),
    hairColour: mix(look.hairColour ?? "#1d1720", "#1a1142", 0.6),
    accent: "#6a4a6a",
  })
  return times(9, (i) => {
    const big = i % 3 === 1
    const look = shadowed(names[(i * 7 + 4) % 18] as Look)
    return child({
      ...look,
      x: 60 + i * 188,
      y: big ? 1420 : 1350,
      size: big ? 640 : 540,
      pose: {
        ...poses.fromBehind,
        nod: (i % 4) * 4 - 6,
        arms: i === 6 ? { near: [-150, -170], far: [150, 170] } : poses.fromBehind.arms,
      },
      wear: { ...wear.jumper, top: i % 2 ? "#231a55" : "#2c2166", collar: undefined },
    })
  }).join("")
}
