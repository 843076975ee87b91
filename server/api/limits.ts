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
import { maxBytes } from "../images/decode.ts"
import { costRule } from "./cost.ts"
import { tooExpensive } from "./failures.ts"

/** Every number stands here, with its reason; what a picture may be stands in `images/decode.ts`. */
export const limits = {
  /** Bytes of a JSON body, or of the part `operations`: the longest rich text (200,000 characters) five times over. */
  bodyBytes: 1_000_000,

  /** Lists and objects of a JSON body within each other. The site's own deepest is 5. */
  bodyDepth: 100,

  /** Characters. The site's own longest document has 2,200. */
  documentLength: 20_000,

  /** Words, names and brackets of a document. */
  tokens: 2_000,

  /** Fields within fields. The site's own deepest is 5. */
  depth: 12,

  /** Fields that are given another name, which is how one document asks for the same thing many times. */
  aliases: 20,

  directives: 20,

  /** Pairs of fields of one name, each of which is compared: 100 fields of a name are 4,950 pairs. The site's own longest document has 44. */
  repeats: 5_000,

  /** Points of `cost.ts`, one for each value in the answer. 20,000 of them took 0.15 to 0.4 s on two slow cores. */
  cost: 15_000,

  /** Milliseconds after which a query gives up, whatever it waits for. */
  queryTime: 5_000,

  /** Answers that are computed at a time: as many as the database has connections for. The others wait their turn. */
  answersAtOnce: 4,

  /** Of them, those of one network address: one thread computes them all, and is as fast with two as with four. */
  answersAtOncePerAddress: 2,

  /** Answers that wait for their turn, of all addresses together. Each costs some kilobytes. */
  answersWaiting: 500,

  /** Milliseconds after which whoever waits is told to come back. */
  turnTime: 10_000,

  /** Files of one request: as many pictures as a gallery takes at a time. */
  files: 30,

  fileBytes: maxBytes,

  /** Places of the variables that one file may fill. One is usual; each further one would be read anew. */
  fileReferences: 3,
}

/** The site's rules, to be checked together with GraphQL's own. */
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

/** Refuses an operation of a kind that the schema has not, which graphql-js finds out no sooner than it runs one. */
function knownKinds(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation))
        context.reportError(new GraphQLError(`This API has no ${node.operation}s.`, { nodes: node }))
    },
  }
}

/** Depth, aliases and directives: the counting is GraphQL Armor's, the words are ours. */
function shapeRules(): ValidationRule[] {
  const armor = new ApolloArmor({
    maxDepth: { n: limits.depth, flattenFragments: true, ...refusing("nests its fields too deeply", limits.depth) },
    maxAliases: { n: limits.aliases, ...refusing("has too many aliases", limits.aliases) },
    maxDirectives: { n: limits.directives, ...refusing("has too many directives", limits.directives) },
    // The parser itself counts tokens, the cost by list sizes is our own, and suggestions help whoever mistypes a name.
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  })
  return armor.protect().validationRules
}

function refusing(what: string, most: number) {
  const report = (context: ValidationContext | null) =>
    context?.reportError(tooExpensive(`This document ${what}: at most ${most} are allowed.`))
  return { propagateOnRejection: false, onReject: [report] }
}

/** Counts the pairs that GraphQL's own rules compare. Those rules compare the fragments of a document like its fields. */
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
    const message = `This document repeats too much: \`${name}\` stands in it ${times} times.`
    context.reportError(tooExpensive(`${message} Please ask for each field once, or send several documents.`))
  }
  return { Field: count, FragmentSpread: count, Document: { leave: report } }
}
