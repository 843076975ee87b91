import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode } from "graphql"

/** The operation of this name, or the only one. */
export function operationIn(document: DocumentNode, name?: string | null): OperationDefinitionNode | undefined {
  const operations = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION)
  return operations.find((operation) => operation.name?.value === name) ?? operations[0]
}

export const mutationsOf = (document: DocumentNode, { operation, selectionSet }: OperationDefinitionNode): string[] =>
  operation === "mutation" ? fieldsOf(document, selectionSet) : []

function fieldsOf(document: DocumentNode, { selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet)
    const fragment = document.definitions.find(
      (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === selection.name.value,
    )
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(document, fragment.selectionSet) : []
  })
}
