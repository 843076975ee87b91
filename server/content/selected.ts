import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql"
import { createParameterDecorator } from "type-graphql"
import { plainTextSuffix } from "./plain-texts.ts"

/**
 * The names of fields that a query may ask for of one thing, and of what belongs to it, such as `user` and `user.name`: also those
 * that `@skip` or `@include` leave out.
 */
export type Selected = ReadonlySet<string>

/** Passes to a resolver of one item what is asked for of it. */
export const SelectedOfItem = () => createParameterDecorator(({ info }) => selectedBy(info.fieldNodes, info))

/** Passes to a resolver of a page of a list what is asked for of its items. */
export const SelectedOfItems = () =>
  createParameterDecorator(({ info }) =>
    selectedBy(
      fieldsOf(info.fieldNodes, info).filter(({ name }) => name.value === "items"),
      info,
    ),
  )

function selectedBy(nodes: readonly FieldNode[], info: GraphQLResolveInfo): Selected {
  const names = fieldsOf(nodes, info).flatMap((field) => {
    const name = storedName(field)
    return [name, ...fieldsOf([field], info).map((inner) => `${name}.${storedName(inner)}`)]
  })
  return new Set(names)
}

/** A plain text is made of the rich text beside it. */
const storedName = ({ name }: FieldNode) => name.value.replace(plainTextSuffix, "")

function fieldsOf(nodes: readonly FieldNode[], info: GraphQLResolveInfo): FieldNode[] {
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? selectionsOf(selectionSet, info) : []))
}

function selectionsOf({ selections }: SelectionSetNode, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
    return part ? selectionsOf(part.selectionSet, info) : []
  })
}
