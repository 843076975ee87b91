/** The children and staff whom the pictures meet again: spread one into child(), infant() or adult(). */
import { clay, hairColour, leaf, marigold, skin, violet } from "./colour.ts"
import type { Look } from "./figure.ts"
import { wear } from "./wear.ts"

export const kids = {
  amara: { skin: skin.umber, hair: "puffs", accent: marigold.strong, wear: wear.summerSkirt },
  ben: { skin: skin.peach, hair: "short", hairColour: hairColour.fair, wear: wear.summer },
  chidi: { skin: skin.ebony, hair: "crop", wear: wear.summer },
  dalia: {
    skin: skin.honey,
    hair: "hijab",
    hairColour: violet.soft,
    wear: { ...wear.jumperTrousers, top: "#fdf9f2", collar: undefined },
  },
  elif: { skin: skin.sand, hair: "plait", hairColour: hairColour.brown, accent: clay.strong, wear: wear.pinafore },
  femi: { skin: skin.chestnut, hair: "afro", glasses: true, wear: wear.summer },
  grace: { skin: skin.sienna, hair: "beads", accent: marigold.strong, wear: wear.pinafore },
  harvir: { skin: skin.amber, hair: "patka", hairColour: marigold.strong, wear: wear.summer },
  iris: { skin: skin.rose, hair: "bob", hairColour: hairColour.ginger, glasses: true, wear: wear.summerSkirt },
  jun: { skin: skin.sand, hair: "bob", hairColour: hairColour.black, wear: wear.summer },
  kofi: { skin: skin.umber, hair: "locs", wear: wear.jumper },
  lotte: {
    skin: skin.rose,
    hair: "ponytail",
    hairColour: hairColour.fair,
    accent: violet.strong,
    wear: wear.jumperSkirt,
  },
  mateo: { skin: skin.honey, hair: "curls", hairColour: hairColour.brown, wear: wear.jumper },
  nia: { skin: skin.chestnut, hair: "bun", accent: violet.soft, wear: wear.cardigan },
  omar: { skin: skin.amber, hair: "short", hairColour: hairColour.black, glasses: true, wear: wear.jumperTrousers },
  priti: { skin: skin.sienna, hair: "long", hairColour: hairColour.black, wear: wear.pinafore },
  quinn: { skin: skin.peach, hair: "curls", hairColour: hairColour.auburn, wear: wear.summer },
  ruth: { skin: skin.ebony, hair: "braids", accent: clay.soft, wear: wear.summerSkirt },
} as const satisfies Record<string, Look>

export const staff = {
  nandi: { skin: skin.umber, hair: "beads", accent: clay.soft, wear: { ...wear.teacherDress } },
  callum: {
    skin: skin.peach,
    hair: "curls",
    hairColour: hairColour.brown,
    wear: { ...wear.teacher, top: leaf.strong },
  },
  leila: {
    skin: skin.honey,
    hair: "hijab",
    hairColour: leaf.strong,
    wear: { ...wear.lab, top: violet.pale, below: violet.deep },
  },
  jonah: {
    skin: skin.chestnut,
    hair: "crop",
    hat: "cap",
    hatColour: marigold.strong,
    wear: { ...wear.teacher, top: leaf.mid, collar: marigold.soft, below: violet.deep, shoes: "#f4efe8" },
  },
  priya: {
    skin: skin.sienna,
    hair: "crop",
    wear: { ...wear.teacher, top: clay.soft, collar: undefined, apron: "#f1e6d2", below: violet.deep },
  },
  thandiwe: {
    skin: skin.ebony,
    hair: "afro",
    hairColour: hairColour.grey,
    wear: { ...wear.teacherDress, top: violet.deep, below: violet.deep, sleeve: "long", collar: marigold.strong },
  },
  emeka: {
    skin: skin.umber,
    hair: "crop",
    beard: true,
    wear: { ...wear.teacher, top: violet.pale, collar: clay.strong, below: violet.deep },
  },
  ilse: {
    skin: skin.rose,
    hair: "bob",
    hairColour: hairColour.ginger,
    wear: { ...wear.teacher, top: leaf.mid, bottom: "skirt", below: clay.strong },
  },
} as const satisfies Record<string, Look>
