import {
  type DirectiveNode,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
} from "graphql"
import { Role } from "../access/roles.ts"
import { deprecationIn } from "../api/deprecation.ts"
import { added, broken, type Change, changed } from "./change.ts"

/** What was deprecated may go once its day has come; `today` is `YYYY-MM-DD`. */
export function schemaChanges(before: GraphQLSchema, after: GraphQLSchema, today: string): Change[] {
  const removals = findBreakingChanges(before, after).map(({ type, description }) => {
    const isRemoved = type.endsWith("REMOVED")
    const breaks = !isRemoved || !wasDue(before, description, today)
    return { ...broken("GraphQL", description, isRemoved ? "removed" : "changed"), breaks }
  })
  const others = findDangerousChanges(before, after).map(({ description }) => changed("GraphQL", description))
  return [
    ...[...removals, ...rights(before, after), ...programRights(before, after), ...others],
    ...[...deprecations(before, after), ...additions(before, after)],
  ]
}

/** Whether `Article.tag was removed.` or `Query.users arg id was removed.` is about what was deprecated until a day before this one. */
function wasDue(before: GraphQLSchema, description: string, today: string) {
  const [path = "", isArgument, argument] = description.split(" ")
  const [type = "", name = ""] = path.split(".")
  const field = fieldsOf(before.getType(type))[name]
  const gone = isArgument === "arg" ? field?.args.find((one) => one.name === argument) : field
  const reason = gone?.deprecationReason
  return !!reason && deprecationIn(reason).until < today
}

function rights(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  return commonFields(before, after).flatMap(({ name, earlier, later }) => {
    const [had, has] = [roleOf(earlier), roleOf(later)]
    const lostOwner = isForOwner(earlier) && !isForOwner(later)
    if (has > had || (lostOwner && has === had))
      return broken("GraphQL", `${name} asks for ${Role[has]} where it asked for ${described(earlier)}.`)
    return has < had
      ? changed("GraphQL", `${name} asks for ${Role[has]} where it asked for ${described(earlier)}.`)
      : []
  })
}

/** Fields that programs reach by a right to another part of the site than before, no more, or newly. */
function programRights(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  if (!before.getType("ProgramArea")) return []
  return commonFields(before, after).flatMap(({ name, earlier, later }) => {
    const [had, has] = [areaOf(earlier), areaOf(later)]
    if (had === has) return []
    if (!had) return changed("GraphQL", `${name} is open to programs with the right to ${has}.`)
    if (roleOf(later) === Role.PUBLIC) return []
    const now = has ? `asks programs for the right to ${has}` : "is closed to programs"
    return broken("GraphQL", `${name} ${now} where the right to ${had} was enough.`)
  })
}

const described = (field: Field) => `${Role[roleOf(field)]}${isForOwner(field) ? " or the creator" : ""}`

function deprecations(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  const fields = commonFields(before, after)
  const args = fields.flatMap((field) =>
    field.later.args.flatMap((later) => {
      const earlier = field.earlier.args.find(({ name }) => name === later.name)
      return earlier ? [{ name: `${field.name}(${later.name}:)`, earlier, later }] : []
    }),
  )
  return [...fields, ...args].flatMap(({ name, earlier, later: { deprecationReason: reason } }) => {
    if (!reason || earlier.deprecationReason) return []
    const { until } = deprecationIn(reason)
    return { api: "GraphQL", kind: "deprecated", breaks: false, text: `${name} goes after ${until}. ${reason}` }
  })
}

function additions(before: GraphQLSchema, after: GraphQLSchema): Change[] {
  const types = ownTypes(after).filter(({ name }) => !before.getType(name))
  const fields = ownTypes(after).flatMap((type) => {
    const known = before.getType(type.name)
    if (!known) return []
    const had = fieldsOf(known)
    return Object.keys(fieldsOf(type))
      .filter((field) => !had[field])
      .map((field) => `${type.name}.${field}`)
  })
  return [
    ...fields.map((name) => added("GraphQL", `${name} was added.`)),
    ...types.map(({ name }) => added("GraphQL", `The type ${name} was added.`)),
  ]
}

type Field = GraphQLField<unknown, unknown>

function commonFields(before: GraphQLSchema, after: GraphQLSchema) {
  return ownTypes(before).flatMap((type) => {
    const later = fieldsOf(after.getType(type.name))
    return Object.entries(fieldsOf(type)).flatMap(([field, earlier]) => {
      const found = later[field]
      return found ? [{ name: `${type.name}.${field}`, earlier, later: found }] : []
    })
  })
}

const ownTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))

const fieldsOf = (type: GraphQLNamedType | undefined): Record<string, Field> =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {}

const authOf = ({ astNode }: Field) => astNode?.directives?.find(({ name }) => name.value === "auth")

function roleOf(field: Field): Role {
  const role = argumentOf(authOf(field), "role")
  return role?.kind === Kind.ENUM ? Role[role.value as keyof typeof Role] : Role.PUBLIC
}

/** The part of the site that programs need a right to; undefined for what is for people alone, or for everybody. */
function areaOf(field: Field): string | undefined {
  const area = argumentOf(authOf(field), "programs")
  return area?.kind === Kind.ENUM ? area.value : undefined
}

function isForOwner(field: Field) {
  const orOwner = argumentOf(authOf(field), "orOwner")
  return orOwner?.kind === Kind.BOOLEAN && orOwner.value
}

const argumentOf = (directive: DirectiveNode | undefined, name: string) =>
  directive?.arguments?.find((one) => one.name.value === name)?.value
