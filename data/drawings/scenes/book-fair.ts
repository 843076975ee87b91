import {
  adult,
  arcade,
  between,
  bookColours,
  bookCover,
  bookPile,
  bookRow,
  brick,
  bunting,
  canvas,
  child,
  clay,
  darker,
  down,
  drifting,
  type Figure,
  flatBook,
  frontal,
  greenTree,
  groundShadow,
  infant,
  jacaranda,
  kids,
  type Look,
  leaf,
  line,
  marigold,
  n,
  overlay,
  path,
  place,
  polygon,
  poses,
  rect,
  roof,
  type Svg,
  seeded,
  shadow,
  sky,
  staff,
  times,
  violet,
  wheelchair,
  wood,
} from "../kit.ts"

export const alt =
  "At the book fair in the courtyard a boy carries a tall tower of books past the stalls and a friend steadies him."

export default () => canvas(yard(), pennants(), stalls(), browsers(), tower(), front(), overlay("noon"))

const yard = () =>
  sky("noon", 640) +
  jacaranda({ x: 1320, y: 520, height: 560, spread: 640, seed: 61, light: -1, distance: 0.06 }) +
  greenTree({ x: 150, y: 520, height: 420, spread: 480, seed: 12, light: -1, distance: 0.12 }) +
  roof(frontal(-40, 600, 96, [800, 520], 12), 17.5, 3.5, 4.4, 2.5) +
  arcade(frontal(-40, 600, 96, [800, 470], 9), {
    bays: 7,
    bay: 2.5,
    height: 3.5,
    spring: 1.75,
    wall: down(brick.light, brick.mid),
    inside: down("#553850", "#7b5260"),
  }) +
  rect(0, 596, 1600, 480, down("#eddcc4", "#e0c8aa")) +
  times(6, (i) =>
    line(
      [
        [0, 640 + i * i * 17],
        [1600, 640 + i * i * 17],
      ],
      "#cdb498",
      2.5,
      { opacity: 0.6 },
    ),
  ).join("") +
  times(13, (i) =>
    line(
      [
        [800 + (i - 6) * 130, 600],
        [800 + (i - 6) * 300, 1067],
      ],
      "#cdb498",
      2.5,
      { opacity: 0.5 },
    ),
  ).join("")

const pennants = () =>
  bunting([-30, 120], [820, 250], { flags: 15, sag: 60, size: 44 }) +
  bunting([820, 250], [1640, 90], {
    flags: 14,
    sag: 70,
    size: 44,
    colours: [marigold.strong, violet.soft, clay.mid, violet.strong, leaf.soft],
  })

/** A stall: striped awning on posts, a table of books in front. (x, y) is the table's foot, in the middle. */
function stall(x: number, y: number, width: number, colour: string, seed: number): Svg {
  const [l, r, top] = [x - width / 2, x + width / 2, y - width * 0.98]
  const stripes = 8
  const awning = times(stripes, (i) => {
    const [a, b] = [l - 24 + ((width + 48) * i) / stripes, l - 24 + ((width + 48) * (i + 1)) / stripes]
    const [c, d] = [l + 20 + ((width - 40) * i) / stripes, l + 20 + ((width - 40) * (i + 1)) / stripes]
    const fill = i % 2 ? "#fff6e6" : colour
    return (
      polygon(
        [
          [c, top - 70],
          [d, top - 70],
          [b, top],
          [a, top],
        ],
        fill,
      ) +
      path(
        `M${n(a)} ${n(top)}H${n(b)}V${n(top + 20)}A${n((b - a) / 2)} 20 0 0 1 ${n(a)} ${n(top + 20)}Z`,
        darker(fill, 0.08),
      )
    )
  })
  const books = times(7, (i) =>
    i % 3 === 1
      ? bookPile(l + 26 + i * (width / 7.4), y - width * 0.33, width * 0.12, 2 + (i % 3), seed + i)
      : bookRow(l + 22 + i * (width / 7.4), y - width * 0.33, width * 0.125, width * 0.17, seed + i),
  )
  return (
    shadow(x, y + 4, width * 0.56, 14, 0.25) +
    [l + 8, r - 8].map((px) => rect(px - 7, top - 10, 14, y - top + 10, wood.deep)).join("") +
    rect(l, y - width * 0.33, width, 18, wood.pale, 3) +
    rect(l + 6, y - width * 0.33 + 16, width - 12, width * 0.33 - 16, colour) +
    times(5, (i) =>
      rect(
        l + 6 + i * ((width - 12) / 5),
        y - width * 0.33 + 16,
        (width - 12) / 10,
        width * 0.33 - 16,
        darker(colour, 0.12),
      ),
    ).join("") +
    books.join("") +
    awning.join("")
  )
}

const stalls = () =>
  keeper(staff.ilse, 330, 810) +
  stall(320, 800, 420, violet.strong, 3) +
  keeper(staff.emeka, 1270, 822) +
  stall(1290, 810, 440, clay.mid, 14)

const keeper = (look: Look, x: number, y: number) =>
  adult({ ...look, x, y, size: 420, pose: { ...poses.standing, turn: 0.2, nod: 6 } })

function browsers(): Svg {
  const on = (x: number, y: number, size: number) =>
    groundShadow(x, y, size, { stretch: 0.1, towards: 0.5, opacity: 0.22 })
  return (
    on(250, 870, 360) +
    child({
      ...kids.amara,
      x: 250,
      y: 868,
      size: 370,
      pose: { ...poses.fromBehind, nod: 6 },
      reach: { far: [312, 660] },
    }) +
    on(410, 862, 340) +
    child({
      ...kids.jun,
      x: 405,
      y: 862,
      size: 345,
      pose: { ...poses.fromBehind, lean: 2, arms: { near: [-9, -4], far: [26, 60] } },
    }) +
    on(1120, 880, 360) +
    wheelchair(1130, 778, 360, { colour: leaf.strong }) +
    child({
      ...kids.harvir,
      x: 1130,
      y: 778,
      size: 360,
      pose: { ...poses.wheeling, nod: -2 },
      reach: { far: [1240, 690], near: [1222, 700] },
      holding: place(1244, 684, 1, 12, rect(-20, -30, 44, 60, marigold.strong, 3)),
    }) +
    on(1440, 885, 350) +
    child({
      ...kids.priti,
      x: 1435,
      y: 882,
      size: 355,
      pose: { ...poses.fromBehind, nod: 8, lean: -3 },
      reach: { near: [1385, 680] },
    })
  )
}

/** The focal point: legs, a tuft of hair and a swaying tower of books. */
function tower(): Svg {
  const random = seeded(42)
  const [x, foot] = [842, 985]
  const boy: Figure = {
    ...kids.quinn,
    x,
    y: foot,
    size: 520,
    pose: { ...poses.carrying, turn: 0.8, lean: -10, nod: -6 },
    reach: { near: [930, 790], far: [950, 786] },
    face: "open",
  }
  const books = times(9, (i) => {
    const lean = Math.sin(i * 0.9) * 9 + i * 3
    const width = between(random, 118, 150)
    return flatBook(
      940 - width / 2 + lean,
      786 - i * 34,
      width,
      32,
      bookColours[(i * 4 + 1) % bookColours.length] as string,
    )
  })
  return (
    groundShadow(x, foot, 520, { stretch: 0.16, towards: 0.4, opacity: 0.28 }) +
    child({ ...boy, holding: books.join("") }) +
    place(1082, 470, 1, 32, flatBook(-60, 0, 116, 28, violet.strong)) +
    child({
      ...kids.nia,
      x: 615,
      y: 990,
      size: 480,
      pose: {
        ...poses.running,
        arms: { near: [62, 112], far: [74, 128] },
        legs: { near: [-18, -24], far: [30, 4] },
        nod: -14,
      },

      face: "open",
    })
  )
}

/** A crate of bargains close to us, and a small reader who cannot wait. */
const front = () =>
  shadow(240, 1050, 230, 18, 0.25) +
  bookRow(96, 960, 290, 130, 21) +
  rect(70, 950, 340, 110, wood.light, 4) +
  [980, 1020].map((y) => rect(70, y, 340, 5, wood.deep)).join("") +
  infant({
    ...kids.ruth,
    x: 1450,
    y: 1045,
    size: 380,
    pose: { ...poses.crossLegged, turn: 0.3, nod: 12 },
    facing: "left",
    reach: { near: [1415, 940], far: [1490, 940] },
    face: "calm",
  }) +
  bookCover(1452, 930, 46, leaf.strong) +
  bookPile(1090, 1050, 170, 3, 9) +
  drifting(60, 120, 1480, 560, 16, { seed: 21, size: 9 })
