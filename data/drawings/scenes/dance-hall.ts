import { cast, wheeled } from "../gear.ts"
import {
  across,
  adult,
  archPoints,
  blend,
  bunting,
  camera,
  canvas,
  chair,
  child,
  clay,
  clip,
  down,
  ellipse,
  type Figure,
  groundShadow,
  jacaranda,
  kids,
  type Look,
  leaf,
  line,
  marigold,
  type Outfit,
  outline,
  overlay,
  type Pose,
  path,
  polygon,
  poses,
  rect,
  type Svg,
  shadow,
  skin,
  slate,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  window,
  windowLight,
  wood,
} from "../kit.ts"

export const alt =
  "Children dance barefoot in a ring on the floor of the hall in the light of tall windows, while a grandmother claps the beat from her chair."

const view = camera({ eye: 2.1, focal: 1250, horizon: 330, centre: 860 })

export default () =>
  canvas(
    hall(),
    windows(),
    floorBoards(),
    pools(),
    shafts(),
    shoesAlongTheWall(),
    dancers(),
    grandmother(),
    overlay("noon"),
    vignette([0.52, 0.6], 0.34),
  )

const hall = () =>
  rect(0, 0, WIDTH, 640, down("#e9dcef", "#f3e3d6", "#eed3bd")) +
  rect(0, -10, WIDTH, 70, "#6a5a9c") +
  times(6, (i) =>
    polygon(
      [
        [i * 320 - 30, 60],
        [i * 320 + 30, 60],
        [i * 320 + 60, -10],
        [i * 320 - 60, -10],
      ],
      wood.mid,
    ),
  ).join("") +
  bunting([-20, 96], [820, 96], { flags: 15, sag: 70, size: 36 }) +
  bunting([820, 96], [1640, 96], { flags: 15, sag: 70, size: 36 })

const windows = () =>
  times(4, (i) => {
    const x = 110 + i * 372
    return window(x, 150, 196, 380, {
      arch: true,
      columns: 2,
      rows: 4,
      frame: "#fbf3e6",
      view: down("#bfe0ee", "#e9f2e0", "#d3e2ae"),
      behind: clip(
        outline(archPoints(x, x + 196, 530, 248)),
        jacaranda({
          x: x + 90 + (i % 2) * 60,
          y: 600,
          height: 400,
          spread: 380,
          seed: i + 6,
          light: -1,
          distance: 0.3,
          air: "#eef0f0",
          florets: false,
        }),
      ),
    })
  }).join("")

const floorBoards = () => {
  const at = (u: number, v: number) => view.at(u, 0, v)
  return (
    rect(0, 556, WIDTH, 512, down("#d7a878", "#c8925f", "#b67f50")) +
    times(34, (i) => line([at(-11 + i * 0.66, 2.4), at(-11 + i * 0.66, 11.6)], "#a9714a", 2, { opacity: 0.55 })).join(
      "",
    ) +
    rect(0, 536, WIDTH, 26, "#8a5a46")
  )
}

const pools = () =>
  times(4, (i) => {
    const u = -5.4 + i * 3.3
    const [a, b, c, d] = [
      view.at(u, 0, 10.8),
      view.at(u + 1.6, 0, 10.8),
      view.at(u + 3.4, 0, 5.2),
      view.at(u + 1.8, 0, 5.2),
    ]
    return windowLight([a, b, c, d], { columns: 2, rows: 4, colour: "#fff0c0", opacity: 0.5 })
  }).join("")

const shafts = () =>
  blend(
    "screen",
    ...times(4, (i) =>
      polygon(
        [
          [110 + i * 372, 180],
          [306 + i * 372, 180],
          [640 + i * 420, 1067],
          [330 + i * 420, 1067],
        ],
        down(["#fff3cc", 0.3], ["#fff3cc", 0]),
      ),
    ),
  )

/** Shoes off. */
const shoesAlongTheWall = () =>
  times(13, (i) => {
    const [x, y] = view.at(-6.3 + i * 0.95, 0, 10.9)
    const tone = i % 3 ? "#3a2c34" : wood.mid
    return ellipse(x, y, 13, 6, tone) + ellipse(x + 22, y + 3, 13, 6, tone)
  }).join("")

const bare = (look: Look, top: string, below: string, bottom: Outfit["bottom"] = "skirt"): Look => ({
  ...look,
  wear: { top, sleeve: "short", bottom, below },
})

/** A ring of eight, hand to hand where they can; the one who spins is the focus. */
function dancers(): Svg {
  const looks = [
    bare(kids.amara, marigold.strong, clay.mid),
    bare(kids.ben, violet.mid, slate.mid, "trousers"),
    bare(kids.dalia, "#fdf3dc", leaf.mid, "trousers"),
    bare(kids.femi, clay.mid, violet.deep, "trousers"),
    bare(kids.nia, leaf.soft, violet.strong),
    bare(kids.iris, violet.soft, marigold.strong),
    bare(kids.harvir, "#fdf3dc", violet.strong, "trousers"),
    bare(kids.grace, clay.soft, clay.strong),
  ]
  const steps: readonly Pose[] = [
    {
      turn: 0.4,
      lean: -8,
      nod: 10,
      arms: { near: [-104, -140], far: [100, 148] },
      legs: { near: [-6, -4], far: [62, -34] },
      on: "ground",
    },
    {
      turn: 0.6,
      lean: 6,
      nod: -6,
      arms: { near: [-96, -100], far: [118, 150] },
      legs: { near: [-26, -46], far: [16, -2] },
      on: "ground",
    },
    {
      turn: 0.2,
      lean: 4,
      nod: -8,
      arms: { near: [-130, -160], far: [92, 96] },
      legs: { near: [-14, -8], far: [30, -30] },
      on: "ground",
    },
    {
      turn: 0.7,
      lean: -6,
      nod: 4,
      arms: { near: [-80, -60], far: [96, 140] },
      legs: { near: [44, -30], far: [-8, -12] },
      on: "ground",
    },
  ]
  const around = looks.map((look, i) => {
    const angle = (i / looks.length) * 2 * Math.PI + 0.35
    const [x, z] = [0.15 + Math.cos(angle) * 2.6, 7.2 + Math.sin(angle) * 1.9]
    const facing = Math.sin(angle) > 0.2 ? (i % 2 ? "left" : "right") : Math.cos(angle) > 0 ? "left" : "right"
    return {
      z,
      svg: cast(
        { ...look, ...view.stand(x, z, 1.34), pose: steps[i % 4] as Pose, facing, face: i % 2 ? "open" : "smile" },
        child,
        { towards: 1, stretch: 0.3 },
      ),
    }
  })
  const chairDancer = {
    z: 5.1,
    svg: wheeled(
      view,
      2.25,
      5,
      1.32,
      {
        ...bare(kids.kofi, marigold.soft, slate.mid, "trousers"),
        facing: "left",
        face: "open",
        pose: { ...poses.wheeling, lean: -8, nod: -6, arms: { near: [128, 158], far: [-120, -150] } },
      },
      clay.mid,
    ),
  }
  const [sx] = view.at(0, 0, 6.6)
  const spins: Figure = {
    ...bare(kids.priti, violet.strong, "#fdf3dc"),
    ...view.stand(0.1, 6.6, 1.38, 0.12),
    pose: {
      turn: 0.25,
      lean: 8,
      nod: -14,
      arms: { near: [-150, -172], far: [146, 176] },
      legs: { near: [-4, -8], far: [50, -60] },
      on: "ground",
    },
    face: "open",
  }
  const spin = {
    z: 6.6,
    svg: groundShadow(sx, view.at(0, 0, 6.6)[1], spins.size, { towards: 1, stretch: 0.3 }) + child(spins),
  }
  return [...around, chairDancer, spin]
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join("")
}

/** Rosa's grandmother counted the beat and did not let one go by. */
function grandmother(): Svg {
  const seat = { x: 196, y: 812, size: 640 }
  const look: Figure = {
    skin: skin.umber,
    hair: "wrap",
    hairColour: clay.mid,
    accent: marigold.soft,
    ...seat,
    pose: { ...poses.sitting, lean: 4, nod: 2 },
    wear: { ...wear.teacherDress, top: leaf.strong, below: leaf.strong, sleeve: "long" },
    reach: { near: [352, 640], far: [372, 622] },
    face: "smile",
  }
  const drum =
    ellipse(520, 1040, 96, 18, "#2a1f4f", { opacity: 0.22 }) +
    path("M440 900L600 900L576 1036L464 1036Z", across(wood.light, wood.mid, wood.deep)) +
    stroke("M446 914L474 1020L496 914L520 1026L546 914L566 1020L594 914", "#f3e6cc", 5) +
    ellipse(520, 900, 82, 22, "#f6ead6") +
    ellipse(520, 900, 64, 15, "#e9d6b8")
  return shadow(230, 1056, 220, 22, 0.26) + chair(176, 826, 210, { colour: violet.strong }) + adult(look) + drum
}
