import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  TypeInfo,
  ValidationContext,
} from "graphql"
import { tooExpensive } from "../failures/failures.ts"

/** Base cost: a query runs a few SQL statements, a mutation writes to the disk or decodes a picture. */
export const rootPoints = { query: 100, mutation: 2_000 }

/** Introspection runs no SQL, and graphql-js itself prevents cycles. */
export const introspectionPoints: Record<string, number> = { __schema: 5_000, __type: 500, __typename: 1 }

/** Rich text may be as long as an article, and is checked by the sanitiser. */
export const textPoints: Record<string, number> = { RichText: 20 }

/** Reading a row of a paginated list, with its relations, takes 0.15 ms. */
export const rowPoints = 10

export interface FieldExtensions {
  /** `text` returns an argument's literal value; undefined for a variable. */
  points?(text: (argument: string) => string | undefined): number
  items?: number
}

/** Expected length of an unpaginated list: as a root field, and nested. */
export const defaultItems = { ofQuery: 25, within: 5 }

/** Assumed for `perPage` if a variable sets it. */
const maxPerPage = 50

/** One point per value of the answer. Variables count at their maximum, so a document is always or never allowed. */
export const costRule =
  (max: number) =>
  (context: ValidationContext): ASTVisitor => {
    const costs = new Cost(context)
    return {
      OperationDefinition(operation) {
        const root = context.getSchema().getRootType(operation.operation)
        const cost = costs.ofSelections(operation.selectionSet, root)
        measuredCosts.set(operation, cost)
        if (cost > max) context.reportError(tooExpensive(refusal(cost, max), operation))
      },
    }
  }

const measuredCosts = new WeakMap<OperationDefinitionNode, number>()

export const measuredCostOf = (operation: OperationDefinitionNode) => measuredCosts.get(operation)

export function costOf(schema: GraphQLSchema, document: DocumentNode): number {
  const operation = getOperationAST(document)
  if (!operation) return 0
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => {})
  return new Cost(context).ofSelections(operation.selectionSet, schema.getRootType(operation.operation))
}

const refusal = (cost: number, max: number) =>
  `This operation is too expensive: it costs ${cost} points of at most ${max}. ` +
  "Please ask for fewer fields, for fewer items where the list takes `perPage`, or in several requests."

type Type = GraphQLNamedType | null | undefined

const everyType = ""

class Cost {
  /** Each fragment is counted once per page size, however often it is spread. */
  private readonly fragments = new Map<string, number>()

  constructor(private readonly context: ValidationContext) {}

  /** `perPage`: the number of items in the lists among these fields. The most expensive type of a union counts. */
  ofSelections(set: SelectionSetNode | undefined, type: Type, perPage?: number): number {
    const sums = new Map<string, number>()
    for (const selection of set?.selections ?? []) {
      const of = this.typeConditionOf(selection, type)
      sums.set(of, (sums.get(of) ?? 0) + this.ofSelection(selection, type, perPage))
    }
    const { [everyType]: ofAll = 0, ...ofOne } = Object.fromEntries(sums)
    return ofAll + Math.max(0, ...Object.values(ofOne))
  }

  private typeConditionOf(selection: SelectionNode, type: Type): string {
    if (selection.kind === Kind.FIELD || !isAbstractType(type)) return everyType
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? this.context.getFragment(selection.name.value) : selection
    const of = fragment?.typeCondition && this.typeNamed(fragment.typeCondition.name.value)
    return isObjectType(of) ? of.name : everyType
  }

  private ofSelection(selection: SelectionNode, type: Type, perPage?: number): number {
    if (selection.kind === Kind.FIELD) return this.ofField(selection, type, perPage)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.ofFragment(selection, perPage)
    const { selectionSet, typeCondition } = selection
    return this.ofSelections(selectionSet, typeCondition ? this.typeNamed(typeCondition.name.value) : type, perPage)
  }

  private ofField(node: FieldNode, type: Type, perPage?: number): number {
    const points = introspectionPoints[node.name.value]
    if (points) return points
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
    if (!field) return 0
    const inner = this.ofSelections(node.selectionSet, getNamedType(field.type), perPageOf(node, field))
    const isOfQuery = type === this.context.getSchema().getQueryType()
    const items = itemsOf(field, perPage ?? (isOfQuery ? defaultItems.ofQuery : defaultItems.within))
    return this.rootPointsOf(type) + pointsOf(node, field) + items * (valuePoints(field, perPage) + inner)
  }

  private ofFragment({ name: { value: name } }: FragmentSpreadNode, perPage?: number): number {
    const key = `${name} ${perPage}`
    const cached = this.fragments.get(key)
    if (cached !== undefined) return cached
    // graphql-js rejects a fragment that spreads itself; this only prevents infinite recursion.
    this.fragments.set(key, 0)
    const fragment = this.context.getFragment(name)
    const type = fragment && this.typeNamed(fragment.typeCondition.name.value)
    const cost = this.ofSelections(fragment?.selectionSet, type, perPage)
    this.fragments.set(key, cost)
    return cost
  }

  private rootPointsOf(type: Type) {
    const schema = this.context.getSchema()
    if (type === schema.getMutationType()) return rootPoints.mutation
    return type === schema.getQueryType() ? rootPoints.query : 0
  }

  private typeNamed(name: string) {
    return this.context.getSchema().getType(name)
  }
}

type Field = GraphQLField<unknown, unknown>

const itemsOf = ({ type, extensions }: Field, fallback: number) =>
  isListType(getNullableType(type)) ? ((extensions as FieldExtensions).items ?? fallback) : 1

function valuePoints({ type }: Field, perPage?: number): number {
  const isRow = perPage !== undefined && isListType(getNullableType(type))
  return isRow ? rowPoints : (textPoints[getNamedType(type).name] ?? 1)
}

function pointsOf({ arguments: argumentNodes }: FieldNode, { extensions }: Field): number {
  const text = (argument: string) => {
    const value = argumentNodes?.find(({ name }) => name.value === argument)?.value
    return value?.kind === Kind.STRING ? value.value : undefined
  }
  return (extensions as FieldExtensions).points?.(text) ?? 0
}

function perPageOf({ arguments: argumentNodes }: FieldNode, { args }: Field): number | undefined {
  const argument = args.find(({ name }) => name === "perPage")
  if (!argument) return undefined
  const value = argumentNodes?.find(({ name }) => name.value === "perPage")?.value
  if (value?.kind === Kind.INT) return Math.min(Math.max(Number(value.value), 1), maxPerPage)
  return value ? maxPerPage : Number(argument.defaultValue ?? maxPerPage)
}
