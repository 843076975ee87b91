import {
  adult,
  between,
  blend,
  blue,
  canvas,
  child,
  circle,
  clay,
  darker,
  down,
  ellipse,
  type Figure,
  flask,
  house,
  kids,
  lamplight,
  leaf,
  lighter,
  line,
  linear,
  marigold,
  path,
  pick,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  shrub,
  slate,
  sprig,
  staff,
  stars,
  stroke,
  times,
  vignette,
  violet,
  wear,
  wheelchair,
  wood,
} from "../kit.ts"

export const alt =
  "At the science fair a model volcano erupts under a mobile of planets while children marvel at the stalls."

export default () =>
  canvas(hall(), boards(), crowdBehind(), planets(), volcanoTable(), showers(), light(), vignette([0.45, 0.55], 0.35))

const hall = () =>
  rect(0, 0, 1600, 1067, down("#2d2370", "#453893", "#6a5ab8")) +
  times(14, (i) => rect(i * 118, 0, 60, 700, "#ffffff", 0, { opacity: 0.025 })).join("") +
  polygon(
    [
      [0, 700],
      [1600, 700],
      [1600, 1067],
      [0, 1067],
    ],
    down("#8a76bb", "#b49bc8"),
  ) +
  stars({ seed: 12, count: 60, to: 420 })

/** Three folding display boards along the wall. */
function boards(): Svg {
  const board = (x: number, y: number, colour: string, marks: Svg) =>
    polygon(
      [
        [x - 150, y - 250],
        [x - 90, y - 270],
        [x - 90, y],
        [x - 150, y + 14],
      ],
      darker(colour, 0.2),
    ) +
    polygon(
      [
        [x + 150, y - 250],
        [x + 90, y - 270],
        [x + 90, y],
        [x + 150, y + 14],
      ],
      darker(colour, 0.12),
    ) +
    rect(x - 90, y - 270, 180, 270, colour) +
    place(x, y - 135, 1, 0, marks)
  const stand = (x: number) =>
    rect(x - 190, 640, 380, 20, "#efe0cb", 3) +
    polygon(
      [
        [x - 190, 658],
        [x + 190, 658],
        [x + 180, 790],
        [x - 180, 790],
      ],
      violet.mid,
    )
  return (
    stand(240) +
    board(
      240,
      640,
      marigold.pale,
      stroke("M-60 70L-60 -60M-60 70L66 70", slate.mid, 5) +
        rect(-44, 10, 24, 58, leaf.mid) +
        rect(-8, -20, 24, 88, leaf.mid) +
        rect(28, -50, 24, 118, leaf.strong),
    ) +
    stand(1330) +
    board(
      1330,
      640,
      "#d8ecdf",
      sprig(0, 90, 160, { leaves: 7, seed: 4 }) +
        circle(50, -80, 26, marigold.strong) +
        stroke("M-70 96L70 96", wood.mid, 8),
    ) +
    jars()
  )
}

const jars = () => flask(1220, 640, 90, clay.mid) + flask(1450, 640, 110, leaf.soft, "round") + battery()
const battery = () =>
  rect(90, 596, 90, 44, clay.mid, 6) +
  stroke("M110 596C110 540 190 540 196 600", marigold.strong, 5) +
  circle(330, 600, 28, marigold.pale) +
  rect(318, 622, 24, 18, slate.mid)

const crowdBehind = () =>
  adult({ ...staff.emeka, x: 455, y: 838, size: 470, pose: { ...poses.standing, turn: 0.4, nod: 4 } }) +
  child({ ...kids.jun, x: 120, y: 850, size: 360, pose: "pointing", wear: wear.jumper }) +
  child({ ...kids.elif, x: 1530, y: 860, size: 370, pose: "holding", facing: "left" }) +
  child({ ...kids.harvir, x: 1180, y: 850, size: 370, pose: "pointing", wear: wear.jumper })

/** A mobile of planets on threads from above, the sun in the middle. */
function planets(): Svg {
  const planet = (x: number, y: number, r: number, colour: string, ring = false) =>
    line(
      [
        [x, 0],
        [x, y - r],
      ],
      "#cbc1f3",
      1.6,
      { opacity: 0.6 },
    ) +
    (ring
      ? ellipse(x, y, r * 1.8, r * 0.42, "none", {
          stroke: marigold.soft,
          "stroke-width": 7,
          transform: `rotate(-16 ${x} ${y})`,
        })
      : "") +
    circle(x, y, r, linear([0, 0], [1, 1], lighter(colour, 0.35), darker(colour, 0.3))) +
    (ring ? stroke(`M${x - r * 1.7} ${y + 18}Q${x} ${y + r * 0.6} ${x + r * 1.7} ${y - 22}`, marigold.soft, 7) : "")
  return (
    lamplight(960, 190, 260, 0.4) +
    planet(960, 190, 86, marigold.strong) +
    planet(1110, 120, 20, clay.soft) +
    planet(820, 90, 26, marigold.soft) +
    planet(1220, 250, 36, blue.mid) +
    planet(700, 200, 30, clay.mid) +
    planet(1400, 150, 62, clay.soft) +
    planet(540, 110, 52, violet.pale, true) +
    planet(1530, 300, 34, blue.soft)
  )
}

function volcanoTable(): Svg {
  const amara: Figure = {
    ...kids.amara,
    x: 400,
    y: 1030,
    size: 540,
    pose: { ...poses.cheering, turn: 0.5, nod: -10 },
    face: "open",
    wear: wear.jumperSkirt,
  }
  const wheels = { x: 1130, y: 905, size: 540 }
  return (
    shadow(400, 1035, 110, 14) +
    child(amara) +
    polygon(
      [
        [540, 800],
        [1010, 800],
        [1060, 880],
        [490, 880],
      ],
      "#f3e6d2",
    ) +
    polygon(
      [
        [490, 880],
        [1060, 880],
        [1050, 1067],
        [500, 1067],
      ],
      marigold.strong,
    ) +
    times(6, (i) =>
      polygon(
        [
          [500 + i * 94, 880],
          [594 + i * 94, 880],
          [547 + i * 94, 930],
        ],
        i % 2 ? violet.strong : marigold.pale,
      ),
    ).join("") +
    volcano() +
    shadow(1130, 1042, 150, 16) +
    wheelchair(wheels.x, wheels.y, wheels.size, { flip: true, colour: leaf.mid }) +
    child({
      ...kids.mateo,
      ...wheels,
      facing: "left",
      pose: { ...poses.wheeling, nod: -10, lean: -2, arms: { near: [110, 150], far: [120, 160] } },
      face: "open",
    })
  )
}

const volcano = () =>
  path(
    "M560 846C640 800 690 700 722 610C744 602 800 602 824 610C860 700 905 800 990 846C900 866 650 866 560 846Z",
    linear([0, 0], [1, 0.3], "#a9785a", "#7c4a3a", "#53304a"),
  ) +
  path(
    "M730 624C760 640 790 636 816 620C840 700 862 720 874 800C858 812 846 780 834 744C824 780 830 830 812 834C790 836 796 760 782 714C764 760 770 806 750 812C728 812 746 720 730 624Z",
    house.flame,
  ) +
  path(
    "M742 622C768 634 790 632 808 618C820 660 824 690 818 716C806 690 796 668 786 660C774 690 764 720 756 730C750 700 750 660 742 622Z",
    marigold.strong,
  ) +
  [
    [590, 838],
    [640, 850],
    [930, 846],
    [970, 838],
  ]
    .map(([x, y], i) => shrub(x as number, y as number, 60, 40, i + 2, leaf.mid))
    .join("")

/** The eruption: a plume of sparks and foam. */
function showers(): Svg {
  const random = seeded(31)
  const plume =
    path(
      "M744 616C700 520 730 470 700 420C760 440 750 380 776 330C800 390 800 430 850 410C826 470 852 520 808 616Z",
      house.flame,
    ) +
    path(
      "M756 614C730 540 752 500 740 460C772 480 770 440 780 400C796 450 800 480 822 474C808 520 820 560 798 614Z",
      marigold.strong,
    ) +
    path("M764 614C752 570 764 540 762 510C782 530 786 500 790 480C798 530 806 560 790 614Z", marigold.pale)
  const spark = () => {
    const angle = between(random, -1.25, 1.25)
    const reach = between(random, 160, 330)
    return circle(
      776 + Math.sin(angle) * reach,
      610 - Math.cos(angle) * reach * 0.95,
      between(random, 4, 13),
      pick(random, [marigold.strong, marigold.soft, house.flame, marigold.pale]),
    )
  }
  return lamplight(778, 500, 480, 0.55, "#ff9a4a") + plume + times(34, spark).join("")
}

const light = () =>
  lamplight(778, 560, 760, 0.22, "#ffb46a") +
  blend("soft-light", rect(0, 0, 1600, 1067, down(["#8f7bff", 0.25], ["#ffcf8a", 0.25])))
