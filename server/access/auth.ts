import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils"
import {
  DirectiveLocation,
  type DocumentNode,
  defaultFieldResolver,
  GraphQLBoolean,
  GraphQLDirective,
  type GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLSchema,
  isNonNullType,
  Kind,
  specifiedDirectives,
} from "graphql"
import { Directive, Extensions } from "type-graphql"
import { forbidden, notFound, unauthenticated } from "../api/failures.ts"
import { Role } from "./roles.ts"
import type { Viewer } from "./viewer.ts"

/**
 * Finds who created the item that a field's arguments name, or that a field of a type belongs to; undefined where there
 * is no such item.
 */
export type OwnerLookup = (
  args: Record<string, unknown>,
  context: never,
  source: unknown,
) => Promise<number | undefined> | number | undefined

/** A rule as it stands in schema.graphql: at least this role, or the owner. */
export interface Rule {
  role: Role
  orOwner: boolean
}

interface AuthExtensions {
  owner?: OwnerLookup
}

/** Says who may call or see a field. The directive that it leaves in the schema is what `enforceAuth` enforces. */
export function Auth(role: Role, { orOwner }: { orOwner?: OwnerLookup } = {}): MethodDecorator & PropertyDecorator {
  const directive = Directive(`@auth(role: ${Role[role]}${orOwner ? ", orOwner: true" : ""})`)
  const extensions = Extensions({ owner: orOwner } satisfies AuthExtensions)
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    ;(directive as MethodDecorator)(target, key, descriptor as PropertyDescriptor)
    ;(extensions as MethodDecorator)(target, key, descriptor as PropertyDescriptor)
  }
}

/** Whether a rule lets a viewer act on what `ownerId` created. */
export function permits(rule: Rule, viewer: Viewer, ownerId?: number | null) {
  return viewer.role >= rule.role || (rule.orOwner && viewer.id !== null && viewer.id === ownerId)
}

/** The rule of a root field such as `editNewsStory`. */
export function ruleOf(schema: GraphQLSchema, operation: string): Rule {
  const rule = rootRules(schema).get(operation)
  if (!rule) throw new Error(`There is no operation ${operation}.`)
  return rule
}

/** The root fields that ask for an account and that the viewer may call on any item, whoever created it. */
export function operationsOpenTo(schema: GraphQLSchema, viewer: Viewer): string[] {
  return [...rootRules(schema)]
    .filter(([, rule]) => rule.role > Role.PUBLIC && permits(rule, viewer))
    .map(([operation]) => operation)
    .sort()
}

/**
 * Declares `@auth` in the schema and makes it true: an operation that bears it runs only for whom it names, and a field
 * of a type is null for anyone else.
 * @throws Error for a root field that says nothing, so that silence is never permission.
 */
export function enforceAuth(plain: GraphQLSchema): GraphQLSchema {
  const schema = declareDirective(plain)
  rootRules(schema)
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field) => {
      const rule = readRule(schema, field)
      return rule && rule.role > Role.PUBLIC ? guard(field, rule) : undefined
    },
    [MapperKind.OBJECT_FIELD]: (field) => {
      const rule = readRule(schema, field)
      return rule && veil(field, rule)
    },
  })
}

function guard(field: GraphQLFieldConfig<unknown, { viewer: Viewer }>, rule: Rule) {
  const resolve = field.resolve ?? defaultFieldResolver
  const { owner } = field.extensions as AuthExtensions
  field.resolve = async (source, args, context, info) => {
    await authorise(rule, owner, args, context)
    return resolve(source, args, context, info)
  }
  return field
}

function veil(field: GraphQLFieldConfig<unknown, { viewer: Viewer }>, rule: Rule) {
  if (isNonNullType(field.type)) throw new Error("A field of a type that has an @Auth rule must be nullable.")
  const resolve = field.resolve ?? defaultFieldResolver
  const { owner } = field.extensions as AuthExtensions
  field.resolve = async (source, args, context, info) => {
    const ownerId = await owner?.(args, context as never, source)
    return permits(rule, context.viewer, ownerId) ? resolve(source, args, context, info) : null
  }
  return field
}

/** Refuses who could not run an operation whatever its arguments, before its body is read or complained about. */
export function mayBegin(schema: GraphQLSchema, document: DocumentNode, viewer: Viewer) {
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue
    for (const field of operation.selectionSet.selections) {
      if (field.kind === Kind.FIELD) requireRole(ruleOf(schema, field.name.value), viewer)
    }
  }
}

function requireRole(rule: Rule, viewer: Viewer) {
  if (rule.role === Role.PUBLIC) return
  requireAccount(viewer)
  if (!rule.orOwner && !permits(rule, viewer)) throw forbidden()
}

/** Refuses a visitor, and a token that does not count. */
export function requireAccount(viewer: Viewer) {
  if (viewer.refusal) throw viewer.refusal
  if (viewer.id === null) throw unauthenticated()
}

async function authorise(
  rule: Rule,
  owner: OwnerLookup | undefined,
  args: Record<string, unknown>,
  context: { viewer: Viewer },
) {
  const { viewer } = context
  requireAccount(viewer)
  if (permits(rule, viewer)) return
  if (!rule.orOwner || !owner) throw forbidden()
  const ownerId = await owner(args, context as never, undefined)
  if (ownerId === undefined) throw notFound()
  if (!permits(rule, viewer, ownerId)) throw forbidden()
}

/** The directive's argument must be of the schema's own Role type, so the schema is built first and declares it second. */
function declareDirective(schema: GraphQLSchema) {
  const auth = new GraphQLDirective({
    name: "auth",
    description:
      "Only a viewer with at least this role. `orOwner`: or the one who created the item that the field acts on.\n" +
      "Errors: UNAUTHENTICATED without a token, INVALID_TOKEN for one that no longer counts, FORBIDDEN for anyone else.\n" +
      "On a field of a type it is no error: the field is null for anyone else.",
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      role: { type: new GraphQLNonNull(schema.getType("Role") as GraphQLEnumType) },
      orOwner: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
    },
  })
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...specifiedDirectives, auth] })
}

const known = new WeakMap<GraphQLSchema, Map<string, Rule>>()

function rootRules(schema: GraphQLSchema) {
  const rules = known.get(schema) ?? collectRootRules(schema)
  known.set(schema, rules)
  return rules
}

function collectRootRules(schema: GraphQLSchema) {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  return new Map(
    fields.map((field) => {
      const rule = readRule(schema, field)
      if (!rule)
        throw new Error(`The root field ${field.name} has no @Auth rule. Say @Auth(Role.PUBLIC) if anyone may call it.`)
      return [field.name, rule]
    }),
  )
}

function readRule(schema: GraphQLSchema, field: Parameters<typeof getDirective>[1]): Rule | undefined {
  const found = getDirective(schema, field, "auth")?.[0]
  if (!found) return undefined
  // The schema coerces the enum value in the directive to the number behind it.
  return { role: found.role as Role, orOwner: found.orOwner ?? false }
}
