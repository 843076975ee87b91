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

export interface PendingOperation {
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/** The root fields that will run: includes fragments, evaluates `@skip` and `@include`. */
export const rootFields = (pending: PendingOperation): FieldNode[] =>
  fieldsOf(pending.operation.selectionSet, pending, new Set())

export function operationsIn(document: DocumentNode): string[] {
  const operation = operationIn(document)
  return rootFields({ document, operation, variables: {} }).map(({ name }) => name.value)
}

export const operationIn = (document: DocumentNode) => getOperationAST(document) as OperationDefinitionNode

export function argumentOf(field: FieldNode, name: string, pending: PendingOperation): unknown {
  return resolveValue(field.arguments?.find((argument) => argument.name.value === name)?.value, pending)
}

function fieldsOf({ selections }: SelectionSetNode, pending: PendingOperation, spread: Set<string>): FieldNode[] {
  return selections.flatMap((selection) => {
    if (isSkipped(selection, pending)) return []
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

/** A condition that is not a boolean excludes nothing: its operation will not run. */
function isSkipped({ directives = [] }: SelectionNode, pending: PendingOperation) {
  return directives.some(({ name, arguments: args }) => {
    const condition = resolveValue(args?.find((argument) => argument.name.value === "if")?.value, pending)
    return name.value === "skip" ? condition === true : name.value === "include" && condition === false
  })
}

function resolveValue(node: ValueNode | undefined, { operation, variables }: PendingOperation): unknown {
  if (node?.kind !== Kind.VARIABLE) return node && valueFromASTUntyped(node)
  const name = node.name.value
  if (variables[name] !== undefined) return variables[name]
  const defined = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)
  return defined?.defaultValue && valueFromASTUntyped(defined.defaultValue)
}
