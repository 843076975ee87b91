import { ApolloArmor } from "@escape.tech/graphql-armor"
import {
  type ASTVisitor,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  type ValidationRule,
  validate,
} from "graphql"
import { costRule } from "../../base/api/cost.ts"
import { limits } from "../../base/api/limits.ts"
import { tooExpensive } from "../../base/failures/failures.ts"

export const limitRules: ValidationRule[] = [knownKinds, withinLimits]

const sizeRules: ValidationRule[] = [...shapeRules(), repeatsRule, costRule(limits.cost)]

/** Hides a document that is too large from GraphQL's own rules, which compare its fields in pairs. */
function withinLimits(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const refusals = validate(context.getSchema(), document, sizeRules)
      for (const refusal of refusals) context.reportError(refusal)
      return refusals.length ? { ...document, definitions: [] } : undefined
    },
  }
}

/** Rejects subscriptions at validation; graphql-js would only when running them. */
function knownKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation))
        context.reportError(new GraphQLError(`This API has no ${node.operation}s.`, { nodes: node }))
    },
  }
}

/** Depth, aliases and directives, counted by GraphQL Armor with our messages. */
function shapeRules(): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...refusing("nests its fields too deeply", limits.depth) },
    maxAliases: { n: limits.aliases, ...refusing("has too many aliases", limits.aliases) },
    maxDirectives: { n: limits.directives, ...refusing("has too many directives", limits.directives) },
    // The parser counts tokens, `costRule` replaces the cost limit, and suggestions help with mistyped names.
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  })
  return armor.protect().validationRules
}

function refusing(problem: string, limit: number) {
  const report = (context: ValidationContext | null) =>
    context?.reportError(tooExpensive(`This document ${problem}: at most ${limit} are allowed.`))
  return { propagateOnRejection: false, onReject: [report] }
}

/** Counts the pairs that GraphQL's own rules compare. They compare fragments like fields. */
function repeatsRule(context: ValidationContext): ASTVisitor {
  const counts = new Map<string, number>()
  let pairs = 0
  const count = (node: FieldNode | FragmentSpreadNode) => {
    const name = node.kind === Kind.FIELD ? (node.alias ?? node.name).value : "..."
    const before = counts.get(name) ?? 0
    counts.set(name, before + 1)
    pairs += before
  }
  const report = () => {
    if (pairs <= limits.repeats) return
    const [name, times] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))
    const message = `This document repeats too much: \`${name}\` occurs in it ${times} times.`
    context.reportError(tooExpensive(`${message} Please ask for each field once, or send several documents.`))
  }
  return { Field: count, FragmentSpread: count, Document: { leave: report } }
}
