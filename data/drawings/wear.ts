/** What the figures put on. Spread an outfit to change a part: `{ ...wear.summer, top: clay.mid }`. */
import { clay, cream, house, leaf, marigold, slate, stone, violet, white, wood } from "./colour.ts"

export interface Outfit {
  top: string
  sleeve: "none" | "short" | "long"
  /** A collar's colour, if there is one. */
  collar?: string
  bottom: "shorts" | "trousers" | "skirt" | "dress" | "gown" | "trunks"
  below: string
  socks?: string
  shoes?: string
  /** An open coat over it all (lab coat, cardigan). */
  coat?: string
  apron?: string
  bag?: string
  tie?: string
}

const shoes = { school: "#3a2c34", plimsoll: "#f4efe8", sandal: wood.deep }
const sports = (top: string): Outfit => ({
  top,
  sleeve: "short",
  bottom: "shorts",
  below: violet.deep,
  socks: white,
  shoes: shoes.plimsoll,
})

export const wear = {
  summer: {
    top: "#fdf9f2",
    sleeve: "short",
    collar: violet.soft,
    bottom: "shorts",
    below: violet.strong,
    socks: white,
    shoes: shoes.school,
  },
  summerSkirt: {
    top: "#fdf9f2",
    sleeve: "short",
    collar: violet.soft,
    bottom: "skirt",
    below: violet.strong,
    socks: white,
    shoes: shoes.school,
  },
  pinafore: {
    top: violet.mid,
    sleeve: "short",
    collar: white,
    bottom: "dress",
    below: violet.mid,
    socks: white,
    shoes: shoes.school,
  },
  jumper: {
    top: violet.strong,
    sleeve: "long",
    collar: white,
    bottom: "shorts",
    below: slate.mid,
    socks: violet.pale,
    shoes: shoes.school,
  },
  jumperSkirt: {
    top: violet.strong,
    sleeve: "long",
    collar: white,
    bottom: "skirt",
    below: slate.mid,
    socks: violet.pale,
    shoes: shoes.school,
  },
  jumperTrousers: {
    top: violet.strong,
    sleeve: "long",
    collar: white,
    bottom: "trousers",
    below: slate.mid,
    shoes: shoes.school,
  },
  cardigan: {
    top: marigold.soft,
    sleeve: "long",
    collar: white,
    bottom: "skirt",
    below: violet.strong,
    socks: white,
    shoes: shoes.school,
  },
  flame: sports(house.flame),
  fig: sports(house.fig),
  acacia: sports(house.acacia),
  baobab: sports(house.baobab),
  swim: { top: violet.deep, sleeve: "none", bottom: "trunks", below: violet.deep },
  lab: {
    top: violet.soft,
    sleeve: "long",
    collar: white,
    bottom: "trousers",
    below: slate.mid,
    shoes: shoes.school,
    coat: "#f7f4ef",
  },
  apron: {
    top: "#fdf9f2",
    sleeve: "short",
    bottom: "shorts",
    below: violet.strong,
    socks: white,
    shoes: shoes.school,
    apron: marigold.soft,
  },
  raincoat: { top: marigold.strong, sleeve: "long", bottom: "dress", below: marigold.strong, shoes: leaf.strong },
  gown: {
    top: violet.deep,
    sleeve: "long",
    collar: marigold.soft,
    bottom: "gown",
    below: violet.deep,
    shoes: shoes.school,
  },
  teacher: {
    top: leaf.strong,
    sleeve: "long",
    collar: cream,
    bottom: "trousers",
    below: stone.deep,
    shoes: shoes.sandal,
  },
  teacherDress: { top: marigold.strong, sleeve: "short", bottom: "dress", below: marigold.strong, shoes: shoes.sandal },
  gardener: {
    top: clay.soft,
    sleeve: "long",
    collar: cream,
    bottom: "trousers",
    below: slate.mid,
    shoes: shoes.sandal,
  },
} as const satisfies Record<string, Outfit>
