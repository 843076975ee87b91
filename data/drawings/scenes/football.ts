import {
  arcade,
  ball,
  brick,
  camera,
  canvas,
  child,
  clip,
  down,
  type Figure,
  facing,
  grass,
  greenTree,
  groundShadow,
  hills,
  jacaranda,
  kids,
  type Look,
  lamplight,
  leaf,
  line,
  mix,
  overlay,
  type Point,
  poses,
  rect,
  roof,
  type Spot,
  type Svg,
  shadow,
  sky,
  slate,
  sun,
  times,
  wear,
} from "../kit.ts"

export const alt = "Seen from behind the net, a goalkeeper dives for a ball on the school field in the afternoon sun."

const view = camera({ eye: 1.7, focal: 1250, horizon: 420, centre: 760 })

export default () =>
  canvas(
    sky("afternoon", 500),
    sun(1330, 210, 60),
    distance(),
    field(),
    players(),
    keeper(),
    ball(505, 330, 44),
    goal(),
    overlay("afternoon"),
    lamplight(1330, 210, 620, 0.5, "#ffe0a0"),
  )

const distance = () =>
  hills(430, ["#d9d3e6", "#c3cdd0"], 11) +
  arcade(facing(view, -20, 62), {
    bays: 12,
    bay: 2.6,
    height: 4,
    wall: mix(brick.mid, "#fbe6c8", 0.35),
    inside: "#9a7480",
    courses: false,
  }) +
  roof(facing(view, -20, 62), 31, 4, 5.4, 3, mix("#a9503d", "#fbe6c8", 0.35)) +
  [
    [120, 420, 5],
    [420, 330, 8],
    [960, 300, 12],
    [1190, 380, 3],
    [1520, 430, 9],
  ]
    .map(([x, height, seed], i) =>
      (i % 2 ? greenTree : jacaranda)({
        x: x as number,
        y: 468,
        height: (height as number) * 0.8,
        spread: (height as number) * 1.05,
        seed: seed as number,
        light: 1,
        distance: 0.22,
        air: "#fbe6c8",
        florets: false,
      }),
    )
    .join("") +
  rect(0, 456, 1600, 20, leaf.mid)

function field(): Svg {
  const stripes = times(9, (i) =>
    view.face(
      [
        [-40, 0, 3 + i * 5],
        [40, 0, 3 + i * 5],
        [40, 0, 5.5 + i * 5],
        [-40, 0, 5.5 + i * 5],
      ],
      grass.soft,
      { opacity: 0.55 },
    ),
  )
  const mark = (a: Spot, b: Spot, width = 5) =>
    line([view.at(...a), view.at(...b)], "#fbf6e6", width, { opacity: 0.85 })
  return (
    rect(0, 470, 1600, 597, down(grass.soft, grass.mid, "#5f9450")) +
    stripes.join("") +
    mark([-3.6, 0, 4.1], [3.6, 0, 4.1], 9) +
    mark([-5, 0, 10], [5, 0, 10], 5) +
    mark([-5, 0, 10], [-6, 0, 4.1], 6) +
    mark([5, 0, 10], [6, 0, 4.1], 6)
  )
}

const player = (look: Look, x: number, z: number, options: Partial<Figure>): Svg => {
  const at = view.stand(x, z, 1.34)
  return (
    groundShadow(at.x, at.y, at.size, { stretch: 0.5, towards: -1, opacity: 0.25 }) +
    child({ ...look, ...at, ...options })
  )
}

const players = () =>
  player(kids.elif, 4.8, 19, { pose: "running", facing: "left", wear: wear.baobab }) +
  player(kids.harvir, -4.6, 17, { pose: "running", wear: wear.fig }) +
  player(kids.omar, -2.6, 14, { pose: "cheering", wear: wear.baobab }) +
  player(kids.ruth, 3.5, 12, { pose: "running", facing: "left", wear: wear.fig }) +
  player(kids.nia, 1.5, 9.4, {
    pose: { ...poses.kicking, lean: -14, turn: 0.55 },
    facing: "left",
    wear: wear.baobab,
    face: "open",
  })

const keeper = () =>
  shadow(680, 968, 260, 26, 0.28) +
  child({
    ...kids.chidi,
    x: 880,
    y: 890,
    size: 560,
    spin: -50,
    pose: {
      ...poses.fromBehind,
      nod: -8,
      arms: { near: [-164, -172], far: [176, 168] },
      legs: { near: [-12, -2], far: [26, -30] },
    },
    wear: { ...wear.flame, top: "#e8742f", sleeve: "long", below: slate.deep },
  })

/** Posts, bar and the net between us and the keeper. */
function goal(): Svg {
  const cord = (points: readonly Point[]) => line(points, "#fffdf4", 2.2, { opacity: 0.5 })
  const across = times(
    34,
    (i) =>
      cord([
        [150 + i * 52 - 560, 1000],
        [150 + i * 52, 110],
      ]) +
      cord([
        [150 + i * 52 - 100, 110],
        [150 + i * 52 + 460, 1000],
      ]),
  )
  return (
    clip("M110 110H1490V1010H110Z", ...across) +
    line(
      [
        [110, 1000],
        [110, 110],
        [1490, 110],
        [1490, 1000],
      ],
      "#ffffff",
      22,
    ) +
    line(
      [
        [116, 1000],
        [116, 116],
      ],
      "#d9d2e6",
      7,
    )
  )
}
