import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import type { CodegenConfig } from "@graphql-codegen/cli"
import { buildSchema, isObjectType } from "graphql"

const scalars = { DateTimeISO: "string", Day: "string", RichText: "string", Upload: "File" }

// No "typescript" plugin: typescript-operations 6 emits the enums and inputs that operations use itself.
const hooks = ["typescript-operations", "./codegen/react-hooks.mjs"]

/** Every feature may use these fragments; they generate nothing here. */
const externalDocuments = ["client/**/*.graphql", "!client/sandbox/**"]

const files = readdirSync("client", { recursive: true, encoding: "utf8" })
  .filter((file) => /^(?!sandbox)\w+\/(?!ui\/)[\w-]+\/[\w-]+\.graphql$/.test(file))
  .map((file) => `client/${file}`)
const features = [...new Set(files.map((file) => basename(dirname(file))))]

const operationsOf = (feature: string) => files.filter((file) => basename(dirname(file)) === feature)

/** Each feature's documents in a file of its own, so that visitors load only what their screens need. */
function hooksOf(feature: string) {
  return {
    documents: operationsOf(feature),
    externalDocuments,
    plugins: ["./codegen/react-hooks.mjs"],
    config: { ...hooksConfig, importOperationTypesFrom: "Types", readByAddress: true },
  }
}

/** `NewsStoryTranslations`, for the staff's form of each type that can be translated. */
function translationsQueries() {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"))
  return Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap(({ name, type }) => {
    if (!isObjectType(type) || !schema.getType(`${type}Translation`)) return []
    return `query ${type}Translations($id: Int!, $withChange: Boolean) {
      item: ${name}(id: $id, withChange: $withChange) { translations { language isReady ...${type}Texts } }
    }`
  })
}

const hooksConfig = {
  apolloReactCommonImportFrom: "@apollo/client/react",
  apolloReactHooksImportFrom: "@apollo/client/react",
  withMutationFn: false,
  withMutationOptionsType: false,
  withResultType: false,
  addDocBlocks: false,
  documentMode: "documentNode",
  useTypeImports: true,
  nonOptionalTypename: true,
  enumsAsTypes: true,
  scalars,
}

const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    // The client imports the operations' types, and each feature's typed hooks.
    "client/generated/graphql.ts": {
      documents: [...features.flatMap(operationsOf), "client/base/ui/**/*.graphql"],
      externalDocuments,
      plugins: ["typescript-operations", "./codegen/operation-names.mjs", "./codegen/every-feature.mjs"],
      config: { ...hooksConfig, features },
    },
    ...Object.fromEntries(features.map((feature) => [`client/generated/${feature}.ts`, hooksOf(feature)])),
    // The admin area's own file, which visitors never load.
    "client/generated/office.ts": {
      documents: ["client/**/*.office.graphql", ...translationsQueries()],
      externalDocuments,
      plugins: hooks,
      config: hooksConfig,
    },
    "server/generated/app-documents.ts": {
      documents: [...features.flatMap(operationsOf), "client/base/ui/**/*.graphql"],
      plugins: ["./codegen/app-documents.mjs"],
      config: hooksConfig,
    },
    "server/generated/rest.ts": {
      documents: "server/**/*.rest.graphql",
      plugins: ["typescript-operations", "typed-document-node"],
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { ...scalars, Upload: "unknown" } },
    },
  },
}

export default config
