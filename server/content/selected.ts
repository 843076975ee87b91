import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql"
import { createParameterDecorator } from "type-graphql"

/** The names of fields that a query may ask for of one thing: also those that `@skip` or `@include` leave out. */
export type Selected = ReadonlySet<string>

/** Passes to a resolver of a page of a list what is asked for of its items. */
export const SelectedOfItems = () => createParameterDecorator(({ info }) => selectedOfItems(info))

function selectedOfItems(info: GraphQLResolveInfo): Selected {
  const items = fieldsOf(info.fieldNodes, info).filter(({ name }) => name.value === "items")
  return new Set(fieldsOf(items, info).map(({ name }) => name.value))
}

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
