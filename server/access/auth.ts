import { getDirective, MapperKind, mapSchema } from "@graphql-tools/utils"
import {
  DirectiveLocation,
  defaultFieldResolver,
  GraphQLBoolean,
  GraphQLDirective,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLSchema,
  isNonNullType,
  specifiedDirectives,
} from "graphql"
import { Directive, Extensions } from "type-graphql"
import { badInput, forbidden, notFound, unauthenticated } from "../base/failures/failures.ts"
import { oncePer } from "../base/once-per.ts"
import { hasRight, ProgramAccess, type ProgramArea } from "./program-areas.ts"
import { Role } from "./roles.ts"
import type { Viewer } from "./viewer.ts"

export { Role } from "./roles.ts"

export type OwnerLookup = (
  args: Record<string, unknown>,
  context: never,
  source: unknown,
) => Promise<number | undefined> | number | undefined

export interface Rule {
  role: Role
  orOwner: boolean
  newcomer: boolean
  /** The area in which a program needs a right. Without one, programs cannot use the field. */
  programs?: ProgramArea
  access: ProgramAccess
}

interface AuthExtensions {
  owner?: OwnerLookup
}

interface Guarded {
  rule: Rule
  owner?: OwnerLookup
  /** True if a `type` argument and the id name the item together. */
  isTyped?: boolean
}

type ReadArgument = (argument: "id" | "type") => unknown

/** Declares who may call or see a field. Leaves a directive in the schema, which `enforceAuth` enforces. */
export function Auth(
  role: Role,
  { orOwner, newcomer, programs }: { orOwner?: OwnerLookup; newcomer?: true; programs?: ProgramArea } = {},
): MethodDecorator & PropertyDecorator {
  const rule = [
    `role: ${Role[role]}`,
    ...(orOwner ? ["orOwner: true"] : []),
    ...(newcomer ? ["newcomer: true"] : []),
    ...(programs ? [`programs: ${programs}`] : []),
  ]
  const directive = Directive(`@auth(${rule.join(", ")})`)
  const extensions = Extensions({ owner: orOwner } satisfies AuthExtensions)
  return (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    ;(directive as MethodDecorator)(target, key, descriptor as PropertyDescriptor)
    ;(extensions as MethodDecorator)(target, key, descriptor as PropertyDescriptor)
  }
}

export function permits(rule: Rule, viewer: Viewer, ownerId?: number | null) {
  if (viewer.newcomer && rule.newcomer) return true
  if (!permitsProgram(rule, viewer)) return false
  return viewer.role >= rule.role || (rule.orOwner && viewer.id !== null && viewer.id === ownerId)
}

const permitsProgram = ({ programs, access }: Rule, { program }: Viewer) =>
  !program || (programs !== undefined && hasRight(program.rights, programs, access))

export const ruleOf = (schema: GraphQLSchema, operation: string): Rule => guardedBy(schema, operation).rule

export const rulesOf = (schema: GraphQLSchema): [operation: string, rule: Rule][] =>
  [...rootGuards(schema)].map(([operation, { rule }]) => [operation, rule])

function guardedBy(schema: GraphQLSchema, operation: string): Guarded {
  const found = rootGuards(schema).get(operation)
  if (!found) throw new Error(`There is no operation ${operation}.`)
  return found
}

export function operationsOpenTo(schema: GraphQLSchema, viewer: Viewer): string[] {
  return [...rootGuards(schema)]
    .filter(([, { rule }]) => rule.role > Role.PUBLIC && permits(rule, viewer))
    .map(([operation]) => operation)
    .sort()
}

/** Rejects unauthorised operations, nulls unauthorised fields. @throws Error for a root field without a rule */
export function enforceAuth(plain: GraphQLSchema): GraphQLSchema {
  const schema = declareDirective(plain)
  const guards = rootGuards(schema)
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) => {
      const guarded = guards.get(name)
      return guarded && guarded.rule.role > Role.PUBLIC ? guard(field, guarded) : undefined
    },
    [MapperKind.OBJECT_FIELD]: (field) => {
      const rule = readRule(schema, field)
      return rule && guardField(field, rule)
    },
  })
}

function guard(field: GraphQLFieldConfig<unknown, WithViewer>, guarded: Guarded) {
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = async (source, args, context, info) => {
    await authorise(guarded, (name) => args[name], context)
    return resolve(source, args, context, info)
  }
  return field
}

function guardField(field: GraphQLFieldConfig<unknown, { viewer: Viewer }>, rule: Rule) {
  if (isNonNullType(field.type)) throw new Error("A field of a type that has an @Auth rule must be nullable.")
  const resolve = field.resolve ?? defaultFieldResolver
  const { owner } = field.extensions as AuthExtensions
  field.resolve = async (source, args, context, info) => {
    const ownerId = await owner?.(args, context as never, source)
    return permits(rule, context.viewer, ownerId) ? resolve(source, args, context, info) : null
  }
  return field
}

interface WithViewer {
  viewer: Viewer
}

/** Authorises a call before its other arguments are read. `readArgument` is called only if ownership matters. */
export const admit = (schema: GraphQLSchema, operation: string, readArgument: ReadArgument, context: WithViewer) =>
  authorise(guardedBy(schema, operation), readArgument, context)

export function requireAccount(viewer: Viewer) {
  if (viewer.refusal) throw viewer.refusal
  if (viewer.id === null) throw unauthenticated()
}

/** The only decision: before an operation begins, and again as its field resolves. */
async function authorise({ rule, owner, isTyped }: Guarded, readArgument: ReadArgument, context: WithViewer) {
  const { viewer } = context
  if (rule.role === Role.PUBLIC || permits(rule, viewer)) return
  requireAccount(viewer)
  if (!permitsProgram(rule, viewer))
    throw forbidden(
      rule.programs ? "This program was not given the right to this." : "This is for people, not for programs.",
    )
  if (!rule.orOwner || !owner)
    throw forbidden(
      viewer.mustAddSecondFactor ? "Please add an app on your own page first, as the school asks." : undefined,
    )
  const item = { id: itemId(readArgument("id")), ...(isTyped && { type: readArgument("type") }) }
  const ownerId = await owner(item, context as never, undefined)
  if (ownerId === undefined) throw notFound()
  if (!permits(rule, viewer, ownerId)) throw forbidden()
}

function itemId(id: unknown): number {
  if (typeof id === "number" && Number.isInteger(id) && Math.abs(id) <= 2_147_483_647) return id
  throw badInput({ id: "Please send the item's id, a whole number." })
}

/** The argument must have the schema's own Role type, so the schema is built first. */
function declareDirective(schema: GraphQLSchema) {
  const auth = new GraphQLDirective({
    name: "auth",
    description:
      "The viewer needs at least this role. `orOwner`: also allows the creator of the item that the field acts " +
      "on. Errors: UNAUTHENTICATED without a token, INVALID_TOKEN for an expired or revoked one, FORBIDDEN for " +
      "anyone else. `newcomer`: also allows accounts whose password was set by an administrator; everything " +
      "else that is not public is FORBIDDEN to them until they choose their own. A field of a type raises no " +
      "error: it is null for anyone else. `programs`: the area of the site that a program's token must have " +
      "the right to read (queries) or write (mutations). Without it, no program has access.",
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      role: { type: new GraphQLNonNull(schema.getType("Role") as GraphQLEnumType) },
      orOwner: { type: new GraphQLNonNull(GraphQLBoolean), defaultValue: false },
      newcomer: { type: GraphQLBoolean },
      programs: { type: schema.getType("ProgramArea") as GraphQLEnumType },
    },
  })
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...specifiedDirectives, auth] })
}

const rootGuards = oncePer((schema: GraphQLSchema): Map<string, Guarded> => {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()].map((type) =>
    Object.values(type?.getFields() ?? {}),
  ) as [Field[], Field[]]
  const writing = new Set(mutations)
  const fields = [...queries, ...mutations]
  return new Map(
    fields.map((field) => {
      const rule = readRule(schema, field, writing.has(field) ? ProgramAccess.WRITE : ProgramAccess.READ)
      if (!rule)
        throw new Error(`The root field ${field.name} has no @Auth rule. Say @Auth(Role.PUBLIC) if anyone may call it.`)
      if (rule.orOwner && !field.args.some(({ name, type }) => name === "id" && String(type) === "Int!"))
        throw new Error(`The root field ${field.name} asks who the owner is: it needs the argument \`id: Int!\`.`)
      const isTyped = field.args.some(({ name }) => name === "type")
      return [field.name, { rule, isTyped, owner: (field.extensions as AuthExtensions).owner }]
    }),
  )
})

type Field = GraphQLField<unknown, unknown>

function readRule(
  schema: GraphQLSchema,
  field: Parameters<typeof getDirective>[1],
  access: ProgramAccess = ProgramAccess.READ,
): Rule | undefined {
  const found = getDirective(schema, field, "auth")?.[0]
  if (!found) return undefined
  return {
    role: found.role as Role,
    orOwner: found.orOwner ?? false,
    newcomer: found.newcomer ?? false,
    programs: found.programs,
    access,
  }
}
