/**
 * The drawing kit of the school's pictures. A scene is a module in scenes/ with a default function that returns an SVG
 * string and `alt`, one sentence saying what is seen; `npx tsx data/drawings/draw.ts NAME` renders it.
 *
 *     import { canvas, child, jacaranda, kids, overlay, sky } from "../kit.ts"
 *     export const focus = [47, 72] // where it is not the middle that must stay in sight
 *     export const alt = "A boy waves under a jacaranda in bloom."
 *     export default () => canvas(
 *       sky("morning"),
 *       jacaranda({ x: 500, y: 900, height: 760, seed: 4, light: -1 }),
 *       child({ ...kids.femi, x: 900, y: 960, size: 420, pose: "waving", facing: "left" }),
 *       overlay("morning"),
 *     )
 *
 * svg.ts        canvas (1600 x 1067), sheet(w, h) for portraits, path, polygon, rect, ellipse, circle, line, stroke, group,
 *               place(x, y, scale, turn, …), fade, blend, soft (blur), clip; gradients as fills: down, across, linear, glow.
 * geometry.ts   seeded(n) → random; between, pick, times, along, swing(from, angle, length), smooth, curve, blob, hull, oval.
 * colour.ts     the palette by family (violet, marigold, leaf, clay, brick, blue (the skies), stone, wood, grass, slate, skin, hairColour,
 *               house), mix, lighter, darker.
 * camera.ts     camera({ eye, focal, horizon, centre }): at(x, y, z) in metres → pixel; stand(x, z, height) → { x, y, size }
 *               to spread into a figure, so that people and floors share one perspective; face(spots, fill).
 * light.ts      sky(light), overlay(light) for "morning" "noon" "afternoon" "evening" "rain" "night"; lamplight, beams, dapple,
 *               shadow, haze, vignette, sun, cloud, hills, rain, stars.
 * figure.ts     child, infant (ages 4-6), adult: { x, y (feet or seat), size (standing height), pose, facing, reach: { near, far }
 *               (points that the hands touch), holding (drawn between the arms), face, hideLegs, skin, hair, wear, hat, glasses,
 *               beard }. jointsOf(options) tells where head and hands are. groundShadow(x, y, size).
 * poses.ts      standing, standingSide, fromBehind, handsOnHips, waving, cheering, pointing, reaching, holding, carrying, reading,
 *               singing, walking, running, sprinting, kicking, jumping, throwing, dancing, bending, crouching, kneeling, oneKnee,
 *               crossLegged(Behind), kneesUp, lying, sitting, writing, sittingBehind, sittingFront, wheeling. Change one with
 *               pose: { ...poses.standing, nod: 12 }. Figures face right; facing: "left" mirrors. A swimmer is a figure cut off
 *               by the water drawn over it (see scenes/swimming-gala.ts).
 * hair.ts       crop short curls afro puffs bun bob long ponytail plait braids beads locs bald fringe hijab wrap patka;
 *               hats: cap sunhat swimcap goggles mortarboard helmet chef crown bow band.
 * wear.ts       summer summerSkirt pinafore jumper jumperSkirt jumperTrousers cardigan flame fig acacia baobab swim lab apron
 *               raincoat gown teacher teacherDress gardener; `bag`, `tie`, `coat` and `apron` are colours to add.
 * cast.ts       kids.NAME and staff.NAME: looks to spread, so that the same children recur.
 * trees.ts      jacaranda, greenTree, flameTree, boughs (crown only), branch; plants.ts: carpet (fallen petals), drifting,
 *               blossom, shrub, tufts, sprig, potPlant.
 * arcade.ts     arcade(plane, { bays … }) on a plane: frontal(x, y, scale), receding(camera, x, from), facing(camera, left, z).
 * buildings.ts  roof, brickWall, window, windowLight, door, floor, paving, bunting, fence.
 * furniture.ts  table, bench, chair, stool, blackboard, chalk, easel, rug, cushion, pendant.
 * books.ts      openBook, bookCover, flatBook, bookPile, bookRow, bookcase, bookColours.
 * dog.ts        sleepingDog.
 * things.ts     wheelchair (with pose "wheeling"), ball, wateringCan, flask, brushJar, globe.
 */

export * from "./arcade.ts"
export * from "./books.ts"
export * from "./buildings.ts"
export * from "./camera.ts"
export * from "./cast.ts"
export {
  brick,
  clay,
  cream,
  darker,
  grass,
  hairColour,
  house,
  ink,
  leaf,
  lighter,
  marigold,
  mix,
  paper,
  skin,
  sky as blue,
  slate,
  stone,
  violet,
  white,
  wood,
} from "./colour.ts"
export * from "./dog.ts"
export * from "./figure.ts"
export * from "./furniture.ts"
export * from "./geometry.ts"
export * from "./light.ts"
export * from "./plants.ts"
export * from "./poses.ts"
export * from "./svg.ts"
export * from "./things.ts"
export * from "./trees.ts"
export * from "./wear.ts"
