import { registerEnumType } from "type-graphql"
import { OpenEnum } from "../api/open-enum.ts"
import { itemTypeNamed } from "../content/item-type.ts"

/** A part of the site to which a program can be given rights, such as NEWS_STORY: the type that it is about. */
export type ProgramArea = string

const areas = new OpenEnum(
  "ProgramArea",
  "A part of the site to which a program can be given rights. What stands in none of them is for people alone.",
)

export const ProgramAreas: Record<ProgramArea, ProgramArea> = areas.values

const names = new Map<ProgramArea, string>()

/** Lets programs be given rights to a part of the site. @param name what people call it: `News stories` */
export function registerProgramArea(type: { name: string }, name: string): ProgramArea {
  const area = itemTypeNamed(type)
  areas.add(area, `${name}.`)
  names.set(area, name)
  return area
}

export const nameOfArea = (area: ProgramArea) => names.get(area) ?? area

export enum ProgramAccess {
  READ = "READ",
  WRITE = "WRITE",
}

registerEnumType(ProgramAccess, {
  name: "ProgramAccess",
  description: "How far a program's right to a part of the site goes.",
  valuesConfig: {
    READ: { description: "It reads what its role may read there, drafts among it." },
    WRITE: { description: "It reads, and changes what its role may change there." },
  },
})

/** What a program may do in a part of the site. Everywhere it reads what visitors read. */
export interface ProgramRight {
  area: ProgramArea
  access: ProgramAccess
}

export const allow = (rights: readonly ProgramRight[], area: ProgramArea, access: ProgramAccess) =>
  rights.some((right) => right.area === area && (right.access === access || right.access === ProgramAccess.WRITE))
