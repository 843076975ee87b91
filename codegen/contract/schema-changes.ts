import { CriticalityLevel, type Change as Difference, DiffRule, diff } from "@graphql-inspector/core"
import { type GraphQLSchema, getDirectiveValues, isEnumType, isScalarType, isUnionType } from "graphql"
import { Role } from "../../server/access/roles.ts"
import { deprecationIn } from "../../server/base/api/deprecation.ts"
import type { Change } from "../../server/doors/docs/changes.ts"

export async function schemaChanges(before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> {
  const differences = await diff(before, after, [DiffRule.ignoreDescriptionChanges, DiffRule.simplifyChanges])
  const changes = differences.flatMap((difference) => {
    const [path = "", directive] = (difference.path ?? "").split(".@")
    if (directive === undefined) return changeOf(difference, before)
    if (!memberAt(before, path)) return []
    if (directive === "deprecated") return deprecation(path, after)
    return directive.startsWith("auth") ? rights(path, before, after) : changeOf(difference, before)
  })
  // Several arguments of one directive may differ.
  return changes.filter(({ text }, index) => changes.findIndex((change) => change.text === text) === index)
}

function changeOf({ type, path = "", message, criticality }: Difference, before: GraphQLSchema): Change {
  const text = `${message.replace(/'([^']*)'/g, "`$1`")}.`
  const breaks = criticality.level === CriticalityLevel.Breaking
  if (path.includes(".@")) return change("changed", text)
  if (type.endsWith("ADDED")) return change("added", text, breaks)
  if (!type.endsWith("REMOVED")) return change("changed", text, breaks)
  const reason = memberAt(before, path)?.deprecationReason
  return reason ? { ...change("removed", text), until: deprecationIn(reason).until } : change("removed", text, breaks)
}

const change = (kind: Change["kind"], text: string, breaks = false): Change => ({
  ...{ api: "GraphQL", kind, text },
  ...(breaks && { breaks }),
})

function deprecation(path: string, after: GraphQLSchema): Change[] {
  const reason = memberAt(after, path)?.deprecationReason
  return reason ? [change("deprecated", `\`${path}\` goes after ${deprecationIn(reason).until}. ${reason}`)] : []
}

function rights(path: string, before: GraphQLSchema, after: GraphQLSchema): Change[] {
  const [had, has] = [rightsOf(path, before), rightsOf(path, after)]
  const changes: Change[] = []
  const isLess = has.role > had.role || (has.role === had.role && had.orOwner && !has.orOwner)
  if (isLess || has.role < had.role)
    changes.push(change("changed", `\`${path}\` asks for ${inWords(has)} where it asked for ${inWords(had)}.`, isLess))
  if (has.programs && !had.programs)
    changes.push(change("changed", `\`${path}\` is open to programs with the right to ${has.programs}.`))
  else if (has.programs !== had.programs && has.role !== Role.PUBLIC) {
    const now = has.programs ? `asks programs for the right to ${has.programs}` : "is closed to programs"
    changes.push(change("changed", `\`${path}\` ${now} where the right to ${had.programs} was enough.`, true))
  }
  return changes
}

interface Rights {
  role: Role
  orOwner: boolean
  programs?: string
}

function rightsOf(path: string, schema: GraphQLSchema): Rights {
  const [directive, astNode] = [schema.getDirective("auth"), memberAt(schema, path)?.astNode]
  const { role = "PUBLIC", ...others } = (directive && astNode && getDirectiveValues(directive, astNode)) ?? {}
  return { orOwner: false, ...others, role: Role[role as keyof typeof Role] }
}

const inWords = ({ role, orOwner }: Rights) => `${Role[role]}${orOwner ? " or the creator" : ""}`

function memberAt(schema: GraphQLSchema, path: string) {
  const [typeName = "", name = "", argument] = path.split(".")
  const type = schema.getType(typeName)
  if (!type || isScalarType(type) || isUnionType(type)) return undefined
  if (isEnumType(type)) return type.getValue(name)
  const field = type.getFields()[name]
  return argument && field && "args" in field ? field.args.find((one) => one.name === argument) : field
}
