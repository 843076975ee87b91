import { registerEnumType } from "type-graphql"

/** Of what type an item is that staff keep, such as NEWS_STORY: what its versions, its state and the bin name it by. */
export type ItemType = string

/** The GraphQL enum of them. The types fill it as they are loaded, before the schema is built. */
export const ItemTypes: Record<ItemType, ItemType> = {}
const valuesConfig: Record<ItemType, { description: string }> = {}
registerEnumType(ItemTypes, {
  name: "ItemType",
  description: "Of what type an item is that staff keep.",
  valuesConfig,
})

const classes = new Map<ItemType, new () => object>()

/** Gives a class its place in the enum. `one` is an item of it in a sentence: `a story`. */
export function registerItemType(name: ItemType, type: new () => object, one: string) {
  ItemTypes[name] = name
  valuesConfig[name] = { description: `${one.charAt(0).toUpperCase()}${one.slice(1)}.` }
  classes.set(name, type)
}

/** NEWS_STORY, of the class NewsStory. */
export const itemTypeNamed = ({ name }: { name: string }): ItemType =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase()

/** What a class is called in the enum; undefined for one whose rows are no items of their own. */
export const itemTypeOf = (type: new () => object): ItemType | undefined =>
  [...classes].find(([, known]) => known === type)?.[0]

/** The class of a type. @throws Error for a name that the enum does not have. */
export function classOf(name: ItemType): new () => object {
  const type = classes.get(name)
  if (!type) throw new Error(`There is no type of items ${name}.`)
  return type
}
