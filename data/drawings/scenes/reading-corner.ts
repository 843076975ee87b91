import {
  across,
  beams,
  blend,
  bookCover,
  bookcase,
  bookPile,
  canvas,
  child,
  clay,
  clip,
  cushion,
  down,
  ellipse,
  type Figure,
  globe,
  infant,
  jacaranda,
  kids,
  leaf,
  line,
  marigold,
  openBook,
  overlay,
  poses,
  potPlant,
  rect,
  rug,
  type Svg,
  shadow,
  shrub,
  sleepingDog,
  times,
  violet,
  wear,
  window,
  windowLight,
  wood,
} from "../kit.ts"

export const alt =
  "Children read on cushions and a window seat while an older girl reads a story to two small ones and an old brown dog, asleep on the rug."

const PANE = "M150 640L150 310A210 210 0 0 1 570 310L570 640Z"

export default () =>
  canvas(
    room(),
    arched(),
    bookcase(1010, 150, 560, 600, { shelves: 4, seed: 12 }),
    globe(1110, 146, 46),
    potPlant(1450, 152, 110, 4),
    windowSeat(),
    patchOfSun(),
    rug(850, 915, 600, 122),
    atTheWindow(),
    storyCircle(),
    bookPile(1330, 985, 150, 3, 6),
    overlay("afternoon"),
    beams(
      [250, 60],
      [
        [640, 900],
        [860, 960],
        [1080, 1000],
      ],
      190,
      0.3,
    ),
  )

const room = () =>
  rect(0, 0, 1600, 760, across("#f3e3d3", "#e9dff0", "#cfc3e6")) +
  rect(0, 735, 1600, 30, "#b98a6a") +
  rect(0, 760, 1600, 307, down("#c08a5e", "#d9a878")) +
  times(7, (i) =>
    line(
      [
        [0, 782 + i * i * 7.2],
        [1600, 782 + i * i * 7.2],
      ],
      "#a3714a",
      2,
      { opacity: 0.45 },
    ),
  ).join("")

const arched = () =>
  window(150, 100, 420, 540, {
    arch: true,
    columns: 3,
    rows: 4,
    view: down("#bfe0ee", "#fdf2d6"),
    behind: clip(
      PANE,
      shrub(240, 660, 420, 170, 3, leaf.soft),
      jacaranda({ x: 500, y: 700, height: 620, spread: 620, seed: 7, light: -1, distance: 0.12, air: "#fff4dc" }),
    ),
  })

const windowSeat = () =>
  rect(90, 690, 560, 80, wood.mid, 6) +
  rect(80, 672, 580, 26, wood.pale, 6) +
  times(3, (i) => rect(112 + i * 182, 706, 160, 50, wood.deep, 6)).join("") +
  cushion(560, 676, 150, marigold.strong) +
  cushion(146, 676, 130, violet.mid)

const patchOfSun = () =>
  blend(
    "soft-light",
    windowLight(
      [
        [610, 790],
        [1010, 800],
        [1330, 1040],
        [760, 1040],
      ],
      { columns: 3, rows: 4, opacity: 0.9 },
    ),
  )

const atTheWindow = () =>
  child({
    ...kids.femi,
    x: 300,
    y: 676,
    size: 470,
    pose: { ...poses.kneesUp, on: "seat" },
    reach: { near: [398, 540], far: [404, 536] },
    holding: openBook(412, 528, 44, { cover: clay.strong, tilt: 12 }),
    face: "calm",
  })

function storyCircle(): Svg {
  const reader: Figure = {
    ...kids.amara,
    x: 860,
    y: 940,
    size: 600,
    pose: "crossLegged",
    reach: { near: [800, 805], far: [922, 805] },
    elbows: "up",
  }
  return (
    cushion(860, 962, 330, violet.soft) +
    shadow(620, 985, 150, 20) +
    shadow(1110, 990, 150, 20) +
    child({ ...reader, holding: "" }) +
    bookCover(861, 782, 72, clay.strong) +
    infant({ ...kids.jun, x: 590, y: 985, size: 470, pose: { ...poses.crossLegged, turn: 0.75, nod: -2, lean: 4 } }) +
    infant({
      ...kids.ruth,
      x: 1130,
      y: 990,
      size: 480,
      pose: { ...poses.crossLegged, turn: 0.75, nod: 0, lean: 3 },
      facing: "left",
      wear: wear.pinafore,
    }) +
    captain() +
    lyingReader()
  )
}

/** On his mat, his good ear towards the reader. */
const captain = () => ellipse(866, 1030, 206, 24, clay.soft) + sleepingDog(862, 1028, 340)

const lyingReader = () =>
  cushion(1436, 900, 210, leaf.mid) +
  child({
    ...kids.quinn,
    x: 1430,
    y: 872,
    size: 460,
    pose: { ...poses.kneesUp, nod: 10 },
    facing: "left",
    reach: { near: [1330, 750], far: [1326, 746] },
    holding: openBook(1318, 738, 42, { cover: leaf.strong, tilt: -14 }),
    face: "calm",
  })
