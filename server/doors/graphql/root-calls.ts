import {
  type DocumentNode,
  type FieldNode,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from "graphql"

/** An operation that is about to run, with its variables as they were sent. */
export interface PendingOperation {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/** The root fields that an operation will run, wherever in its fragments they stand, without what `@skip` and `@include` leave out. */
export function rootFields(pending: PendingOperation): FieldNode[] {
  return fieldsOf(pending.operation.selectionSet, pending, new Set())
}

/** The names of the root fields of a document's one operation. */
export function operationsIn(document: DocumentNode): string[] {
  const operation = operationIn(document)
  return rootFields({ document, operation, variables: {} }).map(({ name }) => name.value)
}

/** The one operation of a document. */
export const operationIn = (document: DocumentNode) => getOperationAST(document) as OperationDefinitionNode

/** The value of an argument, from the document or from the variables as sent. */
export function argumentOf(field: FieldNode, name: string, pending: PendingOperation): unknown {
  return givenBy(field.arguments?.find((argument) => argument.name.value === name)?.value, pending)
}

function fieldsOf({ selections }: SelectionSetNode, pending: PendingOperation, spread: Set<string>): FieldNode[] {
  return selections.flatMap((selection) => {
    if (isLeftOut(selection, pending)) return []
    if (selection.kind === Kind.FIELD) return [selection]
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, pending, spread)
    const name = selection.name.value
    const fragment = pending.document.definitions.find(
      (part) => part.kind === Kind.FRAGMENT_DEFINITION && part.name.value === name,
    )
    if (spread.has(name) || fragment?.kind !== Kind.FRAGMENT_DEFINITION) return []
    spread.add(name)
    return fieldsOf(fragment.selectionSet, pending, spread)
  })
}

/** Anything but a plain yes or no is taken to leave nothing out: its operation will not run. */
function isLeftOut({ directives = [] }: SelectionNode, pending: PendingOperation) {
  return directives.some(({ name, arguments: given }) => {
    const condition = givenBy(given?.find((argument) => argument.name.value === "if")?.value, pending)
    return name.value === "skip" ? condition === true : name.value === "include" && condition === false
  })
}

function givenBy(node: ValueNode | undefined, { operation, variables }: PendingOperation): unknown {
  if (node?.kind !== Kind.VARIABLE) return node && valueFromASTUntyped(node)
  const name = node.name.value
  if (variables[name] !== undefined) return variables[name]
  const defined = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)
  return defined?.defaultValue && valueFromASTUntyped(defined.defaultValue)
}
