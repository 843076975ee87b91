import {
  brick,
  circle,
  group,
  ink,
  marigold,
  mix,
  path,
  place,
  rect,
  type Svg,
  sheet,
  stroke,
  violet,
  white,
} from "../kit.ts"

export const alt =
  "Map: the school stands on the hill above the river. Hill Road comes up from the market over the bridge and passes the " +
  "main gate, where the city bus stops. The kitchen gate is behind, on Well Lane."

export default () => sheet(1600, 1300, place(0, 0, 5, 0, ground, roads, trees, school(), signs))

const ground = [
  rect(0, 0, 320, 260, "#eee9dd"),
  path("M44 150C30 92 78 34 158 30C246 26 300 74 288 132C278 178 214 196 150 192C96 190 54 186 44 150Z", "#e2e7d3"),
  path("M76 128C72 84 116 52 168 52C224 52 262 86 254 122C246 158 196 168 152 164C110 162 80 156 76 128Z", "#d3e0c4"),
  stroke("M-10 214C40 196 84 234 140 226C204 218 232 244 330 224", "#b9d7e8", 19),
].join("")

const ways = [
  // Hill Road
  "M72 270C58 214 60 188 92 168C128 146 190 170 236 160C274 152 292 124 330 118",
  // Well Lane
  "M236 160C262 138 262 92 236 66C214 44 206 24 210 -10",
  // Market Street
  "M-10 248C40 238 110 262 170 254C220 248 270 258 330 250",
]

const roads = [
  ...ways.map((way) => stroke(way, "#d6cdbd", 11)),
  ...ways.map((way) => stroke(way, white, 8)),
  stroke("M56.5 199L58 228M69.5 199L72 228", brick.mid, 3),
].join("")

/** The arcaded house with its court open to the gate. */
function school() {
  const bays = [141, 155, 169, 183, 197]
  return [
    path("M122 66H210V124H122Z", "#f5ead6"),
    path("M114 58H218V128H200V80H132V128H114Z", brick.mid),
    ...bays.map((x) => path(`M${x - 8} 80V73a4.5 4.5 0 0 1 9 0V80Z`, brick.shade)),
    ...[
      [146, 96, 8],
      [168, 104, 9],
      [188, 94, 7],
    ].map(tree),
  ].join("")
}

const trees = [
  [96, 86, 8],
  [88, 112, 10],
  [102, 134, 6],
  [236, 112, 9],
  [128, 42, 7],
  [154, 44, 5],
  [28, 160, 8],
  [42, 172, 5],
  [292, 190, 8],
  [306, 178, 6],
  [24, 96, 7],
]
  .map(tree)
  .join("")

function tree([x = 0, y = 0, radius = 0]: number[]) {
  const light = circle(x - radius * 0.25, y - radius * 0.3, radius * 0.62, violet.soft)
  return circle(x, y, radius, mix(violet.soft, violet.mid, 0.5)) + light
}

const signs = [
  path("M166 148c-8-10-12-15-12-21a12 12 0 0 1 24 0c0 6-4 11-12 21Z", marigold.strong, {
    stroke: ink,
    "stroke-width": 1.2,
  }),
  circle(166, 127, 4.2, ink),
  words("Main gate", 180, 145, 12.8),
  rect(111, 169, 18, 18, violet.strong, 5),
  words("B", 120, 182.4, 12.5, white, { "text-anchor": "middle" }),
  words("Bus stop", 134, 184),
  words("Hill Road", 224, 184),
  circle(250, 84, 4.5, violet.strong),
  words("Kitchen", 260, 82),
  words("gate", 260, 96),
  words("Well Lane", 220, 24),
  words("The river", 196, 229, 11.5, "#28566f"),
  words("Market", 12, 240),
].join("")

function words(text: string, x: number, y: number, size = 12, fill: string = ink, more = {}): Svg {
  return group(
    { "font-family": "Young Serif", "font-size": size, fill, ...more },
    `<text x="${x}" y="${y}">${text}</text>`,
  )
}
