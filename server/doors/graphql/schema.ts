import "reflect-metadata"
import { printSchemaWithDirectives } from "@graphql-tools/utils"
import { ValidateNested } from "class-validator"
import type { GraphQLSchema } from "graphql"
import GraphQLUpload from "graphql-upload/GraphQLUpload.mjs"
import { buildSchemaSync, GraphQLISODateTime, getMetadataStorage, type NonEmptyArray } from "type-graphql"
import { enforceAuth } from "../../access/auth.ts"
import { declareAskFirst } from "../../base/api/ask-first.ts"
import { limits } from "../../base/api/limits.ts"
import { describeFailures } from "../../base/failures/fails.ts"
import { withFailureCodes } from "../../base/failures/failure-enum.ts"
import { oncePer } from "../../base/once-per.ts"
import { RichText } from "../../base/text/rich-text.ts"
import type { Feature } from "../../content/api/feature.ts"
import { validateArgument } from "../../content/api/validation.ts"
import { implementContent } from "../../content/items/any-content.ts"
import { Day } from "../../content/items/day.ts"
import { withPlainTexts } from "../../content/items/plain-texts.ts"
import { withTextPictures } from "../../content/items/text-pictures-in-api.ts"
import { limitTime } from "../requests/time-limit.ts"
import { describeExpected } from "./input-faults.ts"
import { describeRootFields, orderRootFields } from "./root-fields.ts"

GraphQLISODateTime.description = "A time in ISO 8601 in UTC with milliseconds, such as `2025-03-08T07:30:00.000Z`."
GraphQLUpload.description =
  "A file, sent according to the GraphQL multipart request specification " +
  "(https://github.com/jaydenseric/graphql-multipart-request-spec). The request needs the header " +
  "`apollo-require-preflight` with any value, which protects against cross-site forms."

for (const scalar of [Day, GraphQLISODateTime, GraphQLUpload, RichText]) {
  scalar.specifiedByURL = `/docs/scalars#${scalar.name.toLowerCase()}`
  describeExpected(scalar)
}

/** Types and resolvers of all features. Each root field is guarded by `@Auth`, each query by a time limit. */
export function buildApi(features: Feature[], queryTime = limits.queryTime): GraphQLSchema {
  simplifyPlainFields()
  checkNestedInputs()
  orderRootFields(features)
  const resolvers = features.flatMap((feature) => feature.resolvers) as unknown as NonEmptyArray<new () => object>
  const built = buildSchemaSync({ resolvers, validateFn: validateArgument, skipCheck: true })
  const schema = withFailureCodes(describeRootFields(implementContent(withTextPictures(withPlainTexts(built)))))
  return limitTime(declareAskFirst(enforceAuth(describeFailures(schema))), queryTime)
}

export const printApi = (schema: GraphQLSchema) => `${printSchemaWithDirectives(schema)}\n`

/** TypeGraphQL's default resolver of a plain property allocates three objects per read. */
function simplifyPlainFields() {
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true
}

function checkNestedInputs() {
  const { fields, inputTypes } = getMetadataStorage()
  const inputs = new Set<unknown>(inputTypes.map(({ target }) => target))
  for (const field of fields) if (inputs.has(field.getType())) checkNested(field)
}

/** Once, although each site of a process builds its own API. */
const checkNested = oncePer(({ target, name }: ReturnType<typeof getMetadataStorage>["fields"][number]) => {
  ValidateNested()(target.prototype, name)
  return true
})
