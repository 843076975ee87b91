import { Field, InputType, ObjectType } from "type-graphql"
import { describedEnum } from "../base/api/described-enum.ts"
import { itemTypeNamed, OpenEnum } from "../base/api/open-enum.ts"

/** The name of an item type that programs can be given rights to, such as NEWS_STORY. */
export type ProgramArea = string

const areas = new OpenEnum(
  "ProgramArea",
  "An area of the site to which a program can be given rights. Anything outside these areas is reserved " +
    "for people.",
)

export const ProgramAreas: Record<ProgramArea, ProgramArea> = areas.values

const names = new Map<ProgramArea, string>()

/** @param name for people: `News stories` */
export function registerProgramArea(type: { name: string }, name: string): ProgramArea {
  const area = itemTypeNamed(type)
  areas.add(area, `${name}.`)
  names.set(area, name)
  return area
}

export const nameOfArea = (area: ProgramArea) => names.get(area) ?? area

export const ProgramAccess = describedEnum("ProgramAccess", "Extent of a program's right to an area of the site.", {
  READ: "May read what its role may read there, including drafts.",
  WRITE: "May read, and may change what its role may change there.",
})

export type ProgramAccess = keyof typeof ProgramAccess

@ObjectType({ description: "A right of a program to an area of the site, within its role." })
@InputType("ProgramRightInput", { description: "A right of a program to an area of the site, within its role." })
export class ProgramRight {
  @Field(() => ProgramAreas, { description: "Area of the site." })
  area!: ProgramArea

  @Field(() => ProgramAccess, { description: "Extent of the right." })
  access!: ProgramAccess
}

export const hasRight = (rights: readonly ProgramRight[], area: ProgramArea, access: ProgramAccess) =>
  rights.some((right) => right.area === area && (right.access === access || right.access === ProgramAccess.WRITE))
