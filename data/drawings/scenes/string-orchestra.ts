import {
  across,
  adult,
  blend,
  camera,
  canvas,
  chair,
  child,
  circle,
  down,
  ellipse,
  type Figure,
  glow,
  HEIGHT,
  jointsOf,
  kids,
  type Look,
  lamplight,
  line,
  type Point,
  type Pose,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  skin,
  slate,
  staff,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  white,
} from "../kit.ts"

export const alt =
  "In a dark hall under warm lamps a children's string orchestra plays with all its bows at one slant, and one grown-up with ginger hair sits among the violas."

const view = camera({ eye: 2.4, focal: 1620, horizon: 210, centre: 900 })

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#2a1f52", "#3a2860", "#55346a")),
    curtains(),
    stage(),
    pools(),
    players(),
    blend("multiply", rect(0, 0, WIDTH, HEIGHT, down(["#8a74b8", 0.55], ["#e8b890", 0.22], ["#c08a8a", 0.4]))),
    lamps(),
    conductor(),
    audience(),
    vignette([0.5, 0.55], 0.55, "#140a34"),
  )

const curtains = () =>
  times(16, (i) =>
    path(
      `M${i * 104 - 20} -10L${i * 104 + 84} -10C${i * 104 + 70} 200 ${i * 104 + 92} 400 ${i * 104 + 84} 520L${i * 104 - 20} 520C${i * 104 - 8} 400 ${i * 104 - 30} 200 ${i * 104 - 20} -10Z`,
      across("#5a2f6e", "#7a4488", "#4a2862"),
    ),
  ).join("") +
  times(14, (i) =>
    path(
      `M${i * 120 - 40} -10L${i * 120 + 90} -10C${i * 120 + 80} 70 ${i * 120 - 26} 76 ${i * 120 - 40} -10Z`,
      across("#8a4a78", "#a8608a", "#6f3a6c"),
    ),
  ).join("")

const stage = () =>
  view.face(
    [
      [-8, 0, 3.4],
      [8, 0, 3.4],
      [8, 0, 13],
      [-8, 0, 13],
    ],
    down("#8a5a48", "#b87850", "#c98a58"),
  ) +
  times(17, (i) => line([view.at(-8 + i, 0, 3.4), view.at(-8 + i, 0, 13)], "#7a4a3c", 2.4, { opacity: 0.6 })).join("")

const pools = () =>
  blend("screen", ellipse(880, 700, 860, 300, glow([0.5, 0.5], ["#ffca7a", 0.6], ["#ffb85c", 0.2], ["#ffb85c", 0])))

const lamps = () =>
  [300, 640, 980, 1310]
    .map(
      (x) =>
        polygon(
          [
            [x - 30, 30],
            [x + 30, 30],
            [x + 170, 900],
            [x - 170, 900],
          ],
          down(["#ffe2a0", 0.28], ["#ffe2a0", 0]),
        ) +
        rect(x - 34, -10, 68, 44, "#1c1440", 10) +
        ellipse(x, 34, 30, 9, "#fff3cc") +
        lamplight(x, 40, 120, 0.6),
    )
    .join("")

/** Shoulder instruments: the body points away from the chin; the bow keeps one slant for all. */
function fiddle(look: Figure, big = 1, grown = false): Svg {
  const s = (look.size / 92) * big * (grown ? 1.05 : 1)
  const flip = look.facing === "left" ? -1 : 1
  const { chest } = jointsOf(look, grown ? "adult" : "child")
  const at: Point = [chest[0] + flip * s * 6, chest[1] - s * 1.5]
  const turn = flip > 0 ? -16 : 196
  const body = place(
    at[0],
    at[1],
    [s, flip > 0 ? s : -s],
    turn,
    path("M-7 0C-7 -5 -2 -6 0 -3.6C2 -5.4 7 -5 7 0C7 5 2 5.4 0 3.6C-2 6 -7 5 -7 0Z", "#b5652a"),
    path("M-6 0C-6 -4 -2 -5 0 -3C2 -4.4 6 -4 6 0Z", "#d08a45"),
    rect(2, -0.9, 18, 1.8, "#3a2418"),
    circle(20.6, 0, 1.5, "#7a4a22"),
    stroke("M-4 -0.3L18 -0.3M-4 0.3L18 0.3", "#f3e6c8", 0.25),
  )
  const tip: Point = [at[0] + flip * s * 5, at[1] - s * 1.5]
  const hand: Point = [tip[0] - flip * s * 7, tip[1] + s * 11]
  const bow = line(
    [
      [hand[0] - flip * s * 2, hand[1] + s * 3],
      [tip[0] + flip * s * 9, tip[1] - s * 15],
    ],
    "#f0d8a8",
    s * 0.8,
  )
  const scroll: Point = [at[0] + flip * s * 16.5, at[1] - s * 4.6]
  const player = { ...look, reach: { far: scroll, near: hand }, holding: body + bow }
  return grown ? adult(player) : child(player)
}

/** A cello stands between the knees. */
function cello(look: Figure): Svg {
  const s = look.size / 92
  const flip = look.facing === "left" ? -1 : 1
  const x = look.x + flip * s * 12
  const y = look.y + s * 9
  const body = place(
    x,
    y,
    [s * flip, s],
    9,
    path(
      "M0 -20C-7 -20 -8.6 -13 -6.4 -8.6C-5.6 -6.6 -6 -5 -8 -2.6C-12 4 -9 14 0 14C9 14 12 4 8 -2.6C6 -5 5.6 -6.6 6.4 -8.6C8.6 -13 7 -20 0 -20Z",
      "#a4551f",
    ),
    path("M0 -19C-6 -19 -7.4 -13 -5.4 -8.6C-4.6 -6.6 -5 -5 -7 -2.6C-10.6 4 -8 13 0 13Z", "#c9803a"),
    rect(-1.2, -42, 2.4, 36, "#3a2418"),
    circle(0, -43, 2.2, "#7a4a22"),
    line(
      [
        [0, 14],
        [0, 21],
      ],
      slate.mid,
      0.9,
    ),
    rect(-3, 1, 6, 1.2, "#3a2418"),
  )
  const hand: Point = [x + flip * s * 2 - flip * s * 10, y + s * 2]
  const bow = line(
    [
      [hand[0] - flip * s * 5, hand[1] + s * 2],
      [x + flip * s * 13, y - s * 5],
    ],
    "#f0d8a8",
    s * 0.9,
  )
  return child({ ...look, reach: { far: [x + flip * s * 4, y - s * 30], near: hand }, holding: body + bow })
}

const stand = (x: number, z: number) => {
  const [px, py] = view.at(x, 0, z)
  const s = view.scale(z)
  return (
    line(
      [
        [px, py],
        [px, py - s * 0.8],
      ],
      slate.deep,
      s * 0.03,
    ) +
    line(
      [
        [px - s * 0.2, py],
        [px, py - s * 0.2],
        [px + s * 0.2, py],
      ],
      slate.deep,
      s * 0.03,
    ) +
    polygon(
      [
        [px - s * 0.34, py - s * 0.78],
        [px + s * 0.34, py - s * 0.78],
        [px + s * 0.3, py - s * 1.14],
        [px - s * 0.3, py - s * 1.14],
      ],
      slate.deep,
    ) +
    polygon(
      [
        [px - s * 0.28, py - s * 0.82],
        [px - s * 0.01, py - s * 0.82],
        [px - s * 0.01, py - s * 1.1],
        [px - s * 0.25, py - s * 1.1],
      ],
      "#fff6e0",
    ) +
    polygon(
      [
        [px + s * 0.28, py - s * 0.82],
        [px + s * 0.01, py - s * 0.82],
        [px + s * 0.01, py - s * 1.1],
        [px + s * 0.25, py - s * 1.1],
      ],
      "#f3e6cc",
    )
  )
}

const concert = (look: Look): Look => ({
  ...look,
  wear: {
    ...(look.wear ?? wear.summer),
    top: "#fdf9f2",
    sleeve: "long",
    collar: white,
    bottom: "trousers",
    below: violet.deep,
    socks: undefined,
  },
})

function players(): Svg {
  const seated: Pose = { ...poses.sitting, lean: 0, nod: 4 }
  const sits = (x: number, z: number, height: number) => view.stand(x, z, height, 0.44)
  const seatOf = (x: number, z: number, flip: boolean) => {
    const [px, py] = view.at(x, 0.44, z)
    return chair(px, py, view.scale(z) * 0.44, { flip, colour: "#5a3a4a" })
  }
  const violin = (look: Look, x: number, z: number, facing: "left" | "right" = "right") => ({
    z,
    svg:
      seatOf(x, z, facing === "left") +
      fiddle({ ...concert(look), ...sits(x, z, 1.36), pose: seated, facing, face: "calm" }),
  })
  const low = (look: Look, x: number, z: number) => ({
    z,
    svg:
      seatOf(x, z, true) +
      cello({
        ...concert(look),
        ...sits(x, z, 1.42),
        pose: { ...seated, legs: { near: [64, 4], far: [100, 10] } },
        facing: "left",
        face: "calm",
      }),
  })
  const ilse = {
    z: 6.0,
    svg:
      seatOf(1.1, 6.0, true) +
      fiddle(
        {
          ...staff.ilse,
          ...sits(1.1, 6.0, 1.68),
          pose: seated,
          facing: "left",
          face: "calm",
          wear: { ...staff.ilse.wear, top: "#fdf9f2", below: violet.deep, bottom: "trousers" },
        },
        1.12,
        true,
      ),
  }
  const all = [
    violin(kids.femi, -4.0, 9.6),
    violin(kids.iris, -2.7, 9.9),
    violin(kids.omar, -1.4, 10.2),
    violin(kids.quinn, 0.2, 10.2, "left"),
    violin(kids.ruth, 1.5, 9.9, "left"),
    violin(kids.chidi, -4.2, 7.7),
    violin(kids.lotte, -2.8, 8),
    violin(kids.priti, -1.4, 8.2),
    violin(kids.mateo, 0.3, 8, "left"),
    violin(kids.nia, 1.6, 7.8, "left"),
    violin(kids.elif, -3.9, 5.9),
    violin(kids.jun, -2.5, 6.1),
    violin(kids.amara, -1.2, 6.3),
    violin(kids.harvir, 2.3, 6.2, "left"),
    low(kids.kofi, 3.5, 8.6),
    low(kids.ben, 4.4, 7.0),
    ilse,
  ]
  const stands = [
    [-3.1, 9],
    [-0.7, 9.4],
    [-3.2, 7.1],
    [-0.7, 7.3],
    [-2.9, 5.3],
    [-0.3, 5.5],
    [0.25, 5.6],
    [3.1, 6.1],
  ].map(([x, z]) => ({ z: (z as number) - 0.1, svg: stand(x as number, z as number) }))
  return (
    bass() +
    [...all, ...stands]
      .sort((a, b) => b.z - a.z)
      .map(({ svg }) => svg)
      .join("")
  )
}

/** A good deal bigger than she is. */
function bass(): Svg {
  const spot = view.stand(3.1, 10.8, 1.36)
  const s = spot.size / 60
  const [x, y] = [spot.x - s * 14, spot.y - s * 22]
  const body = place(
    x,
    y,
    s,
    -5,
    path(
      "M0 -26C-9 -26 -11 -16 -8 -10C-7 -8 -8 -6 -10 -3C-15 5 -12 18 0 18C12 18 15 5 10 -3C8 -6 7 -8 8 -10C11 -16 9 -26 0 -26Z",
      "#8f4a1c",
    ),
    path("M0 -25C-8 -25 -10 -16 -7 -10C-6 -8 -7 -6 -9 -3C-13.4 5 -11 17 0 17Z", "#b56a2c"),
    rect(-1.4, -54, 2.8, 46, "#3a2418"),
    circle(0, -55, 3, "#7a4a22"),
  )
  return child({
    ...concert(kids.grace),
    ...spot,
    pose: poses.standingSide,
    facing: "left",
    reach: { far: [x - s * 2, y - s * 40], near: [x + s * 4, y + s * 2] },
    holding: body,
  })
}

const conductor = () => {
  const look: Figure = {
    skin: skin.umber,
    hair: "locs",
    x: 300,
    y: 1300,
    size: 760,
    pose: { ...poses.fromBehind, lean: 2, arms: { near: [-118, -150], far: [112, 152] } },
    wear: { ...wear.teacher, top: "#231a48", below: "#1b1438" },
  }
  const { far } = jointsOf(look, "adult")
  return (
    line(
      [
        [far[0] - 4, far[1] + 6],
        [far[0] + 30, far[1] - 120],
      ],
      "#fff6e0",
      6,
    ) + adult(look)
  )
}

const audience = () =>
  times(9, (i) => {
    const x = 40 + i * 190 + (i % 2) * 30
    return i === 1
      ? ""
      : ellipse(x, 1050, 74, 84, "#160e38") +
          ellipse(x, 1140, 130, 80, "#160e38") +
          (i % 3 === 1 ? circle(x, 966, 30, "#160e38") : "")
  }).join("")
