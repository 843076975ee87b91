/**
 * How a figure holds itself, as a table of angles in degrees on the picture: 0 hangs down, 90 points to the right
 * (forward, for a figure that faces right), 180 up, -90 to the left. `near` is the limb on the picture's left in a front
 * view, and the limb closest to us once the figure turns to the right. A limb is [upper, lower, length of the upper part].
 */
export type Limb = readonly [upper: number, lower: number, length?: number]

export interface Pose {
  /** 0 looks at us, 1 is a profile to the right. */
  turn: number
  /** Seen from behind. */
  back?: boolean
  /** The trunk's lean and, on top of it, the head's. */
  lean: number
  nod: number
  arms: { near: Limb; far: Limb }
  legs: { near: Limb; far: Limb }
  /** What stands on the figure's (x, y): the lowest part of the body, or the seat. */
  on: "ground" | "seat"
}

export type PoseName = keyof typeof poses

const limbs = (near: Limb, far: Limb) => ({ near, far })
const straight = limbs([-4, -2], [4, 2])
const chair = limbs([82, 4], [88, 10])

export const poses = {
  standing: { turn: 0.15, lean: 0, nod: 0, arms: limbs([-9, -4], [9, 5]), legs: straight, on: "ground" },
  standingSide: {
    turn: 0.9,
    lean: 1,
    nod: 0,
    arms: limbs([-8, 10], [6, 22]),
    legs: limbs([-5, -5], [6, 4]),
    on: "ground",
  },
  fromBehind: { turn: 0, back: true, lean: 0, nod: 0, arms: limbs([-9, -4], [9, 5]), legs: straight, on: "ground" },
  handsOnHips: {
    turn: 0.1,
    lean: 0,
    nod: 0,
    arms: limbs([-48, 52], [48, -52]),
    legs: limbs([-8, -3], [8, 3]),
    on: "ground",
  },
  waving: { turn: 0.2, lean: -2, nod: -4, arms: limbs([-9, -2], [118, 172]), legs: straight, on: "ground" },
  cheering: {
    turn: 0.1,
    lean: 0,
    nod: -6,
    arms: limbs([-142, -168], [142, 168]),
    legs: limbs([-8, -4], [8, 4]),
    on: "ground",
  },
  pointing: {
    turn: 0.7,
    lean: 4,
    nod: 2,
    arms: limbs([-10, 4], [84, 92]),
    legs: limbs([-6, -4], [8, 4]),
    on: "ground",
  },
  reaching: {
    turn: 0.8,
    lean: 4,
    nod: -10,
    arms: limbs([150, 166], [138, 160]),
    legs: limbs([-6, -8], [7, 2]),
    on: "ground",
  },
  holding: { turn: 0.6, lean: 3, nod: 8, arms: limbs([-4, 72], [10, 84]), legs: limbs([-5, -4], [6, 4]), on: "ground" },
  carrying: {
    turn: 0.9,
    lean: -4,
    nod: 0,
    arms: limbs([14, 84], [20, 88]),
    legs: limbs([20, 8], [-16, -26]),
    on: "ground",
  },
  reading: { turn: 0.2, lean: 0, nod: 8, arms: limbs([-16, 48], [16, -40]), legs: straight, on: "ground" },
  singing: { turn: 0.2, lean: -2, nod: -6, arms: limbs([-18, 50], [18, -44]), legs: straight, on: "ground" },
  walking: {
    turn: 0.85,
    lean: 3,
    nod: 0,
    arms: limbs([-24, -8], [22, 44]),
    legs: limbs([24, 12], [-16, -34]),
    on: "ground",
  },
  running: {
    turn: 0.9,
    lean: 14,
    nod: -8,
    arms: limbs([50, 128], [-58, 20]),
    legs: limbs([-28, -40], [60, -30]),
    on: "ground",
  },
  sprinting: {
    turn: 0.95,
    lean: 20,
    nod: -14,
    arms: limbs([-70, 12], [52, 136]),
    legs: limbs([74, -14], [-36, -48]),
    on: "ground",
  },
  kicking: {
    turn: 0.85,
    lean: -12,
    nod: 10,
    arms: limbs([-70, -40], [50, 80]),
    legs: limbs([58, 42], [-8, -16]),
    on: "ground",
  },
  jumping: {
    turn: 0.5,
    lean: 4,
    nod: -8,
    arms: limbs([-128, -160], [128, 160]),
    legs: limbs([30, -62], [52, -34]),
    on: "ground",
  },
  throwing: {
    turn: 0.8,
    lean: -8,
    nod: -4,
    arms: limbs([-110, -160], [80, 100]),
    legs: limbs([-24, -28], [28, 10]),
    on: "ground",
  },
  dancing: {
    turn: 0.3,
    lean: -6,
    nod: 8,
    arms: limbs([-100, -140], [96, 150]),
    legs: limbs([-10, -6], [40, -40]),
    on: "ground",
  },
  bending: {
    turn: 0.9,
    lean: 58,
    nod: -14,
    arms: limbs([22, 10], [30, 16]),
    legs: limbs([4, -6], [12, -2]),
    on: "ground",
  },
  crouching: {
    turn: 0.85,
    lean: 24,
    nod: 4,
    arms: limbs([36, 70], [44, 76]),
    legs: limbs([104, -28], [96, -14]),
    on: "ground",
  },
  kneeling: {
    turn: 0.8,
    lean: 12,
    nod: 12,
    arms: limbs([22, 56], [30, 66]),
    legs: limbs([8, -86], [14, -84]),
    on: "ground",
  },
  oneKnee: {
    turn: 0.85,
    lean: 8,
    nod: 6,
    arms: limbs([22, 58], [34, 70]),
    legs: limbs([4, -88], [86, 2]),
    on: "ground",
  },
  crossLegged: {
    turn: 0.1,
    lean: 0,
    nod: 6,
    arms: limbs([-18, 36], [18, -34]),
    legs: limbs([-70, 74], [70, -74]),
    on: "ground",
  },
  crossLeggedBehind: {
    turn: 0,
    back: true,
    lean: 0,
    nod: -4,
    arms: limbs([-14, 4], [14, -4]),
    legs: limbs([-70, 74], [70, -74]),
    on: "ground",
  },
  kneesUp: {
    turn: 0.85,
    lean: -10,
    nod: 16,
    arms: limbs([30, 74], [38, 80]),
    legs: limbs([134, -4], [126, -12]),
    on: "ground",
  },
  lying: {
    turn: 0.8,
    lean: 66,
    nod: -50,
    arms: limbs([28, 78], [40, 92]),
    legs: limbs([-84, -92], [-88, -150]),
    on: "ground",
  },
  sitting: { turn: 0.85, lean: -3, nod: 4, arms: limbs([16, 68], [24, 76]), legs: chair, on: "seat" },
  writing: { turn: 0.8, lean: 12, nod: 16, arms: limbs([26, 84], [38, 92]), legs: chair, on: "seat" },
  sittingBehind: {
    turn: 0.1,
    back: true,
    lean: 0,
    nod: 0,
    arms: limbs([-14, 20], [14, -20]),
    legs: limbs([-10, -2, 0.35], [10, 2, 0.35]),
    on: "seat",
  },
  sittingFront: {
    turn: 0.15,
    lean: 0,
    nod: 6,
    arms: limbs([-16, 34], [16, -30]),
    legs: limbs([-12, -2, 0.35], [12, 2, 0.35]),
    on: "seat",
  },
  wheeling: {
    turn: 0.85,
    lean: 4,
    nod: 0,
    arms: limbs([-18, 42], [-6, 50]),
    legs: limbs([76, 18], [82, 24]),
    on: "seat",
  },
} as const satisfies Record<string, Pose>
