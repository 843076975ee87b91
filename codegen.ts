import { readdirSync, readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { codegen } from "@graphql-codegen/core"
import { plugin as typedDocuments } from "@graphql-codegen/typed-document-node"
import { plugin as operations } from "@graphql-codegen/typescript-operations"
import { buildSchema, isObjectType, lexicographicSortSchema, parse, Source } from "graphql"
import { documentsPlugin, plugin as hooks } from "./codegen/react-hooks.ts"
import { writeOrCheck } from "./codegen/write-or-check.ts"

// Run by `npm run codegen`: writes types and hooks for all GraphQL documents. With `--check` it writes nothing.

type Plugin = Parameters<typeof codegen>[0]["pluginMap"][string]["plugin"]

interface Output {
  /** Files or texts. */
  documents: string[]
  /** Files whose fragments the documents may use. They generate nothing here. */
  external?: string[]
  // No "typescript" plugin: typescript-operations 6 emits the enums and inputs that operations use itself.
  plugins: Plugin[]
  config: object
}

const schemaText = readFileSync("schema.graphql", "utf8")
const schema = parse(schemaText)
const schemaAst = lexicographicSortSchema(buildSchema(schemaText))
const queries = schemaAst.getQueryType()?.getFields() ?? {}

const documentsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => `${folder}/${file}`)
    .sort()

const ofClient = documentsIn("client").filter((file) => !file.startsWith("client/sandbox/"))
const ofOffice = ofClient.filter((file) => file.endsWith(".office.graphql"))
const ofPages = ofClient.filter((file) => !ofOffice.includes(file))
const ofFeatures = ofPages.filter((file) => !file.startsWith("client/base/ui/"))
const ofRest = documentsIn("server").filter((file) => file.endsWith(".rest.graphql"))

const featureOf = (file: string) => basename(dirname(file))
const features = [...new Set(ofFeatures.map(featureOf))]

/** `NewsStoryTranslations`, for the staff's form of each type that can be translated. */
const translationsQueries = Object.values(queries).flatMap(({ name, type }) => {
  if (!isObjectType(type) || !schemaAst.getType(`${type}Translation`)) return []
  return `query ${type}Translations($id: Int!, $withChange: Boolean) {
      item: ${name}(id: $id, withChange: $withChange) { translations { language isReady ...${type}Texts } }
    }`
})

const scalars = { DateTimeISO: "string", Day: "string", RichText: "string", Upload: "File" }

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

/** Types the names that `viewer.may` can hold: asking about an unknown operation fails to compile. */
function operationNames() {
  const names = Object.keys({ ...queries, ...schemaAst.getMutationType()?.getFields() })
  return `export type OperationName = ${names.map((name) => JSON.stringify(name)).join(" | ")};\n`
}

/** A single import path for the hooks of all files. */
const everyFeature = () => features.map((feature) => `export * from "./${feature}.ts"\n`).join("")

/** Each feature's documents in a file of its own, so that visitors load only what their screens need. */
const hooksOf = (feature: string): Output => ({
  documents: ofFeatures.filter((file) => featureOf(file) === feature),
  external: ofClient,
  plugins: [hooks],
  config: { ...hooksConfig, importOperationTypesFrom: "Types" },
})

const outputs: Record<string, Output> = {
  // The client imports the operations' types, and each feature's typed hooks.
  "client/generated/graphql.ts": {
    documents: ofPages,
    external: ofClient,
    plugins: [operations, operationNames, everyFeature],
    config: hooksConfig,
  },
  ...Object.fromEntries(features.map((feature) => [`client/generated/${feature}.ts`, hooksOf(feature)])),
  // The admin area's own file, which visitors never load.
  "client/generated/office.ts": {
    documents: [...ofOffice, ...translationsQueries],
    external: ofClient,
    plugins: [operations, hooks],
    config: hooksConfig,
  },
  "server/generated/app-documents.ts": {
    documents: ofPages,
    plugins: [documentsPlugin],
    config: hooksConfig,
  },
  "server/generated/rest.ts": {
    documents: ofRest,
    plugins: [operations, typedDocuments],
    config: { useTypeImports: true, enumsAsTypes: true, scalars: { ...scalars, Upload: "unknown" } },
  },
}

function print(filename: string, { documents, external = [], plugins, config }: Output) {
  const others = external.filter((file) => !documents.includes(file))
  return codegen({
    ...{ filename, schema, schemaAst, config },
    documents: [...documents.map((file) => read(file)), ...others.map((file) => read(file, "external"))],
    plugins: plugins.map((_, at) => ({ [at]: {} })),
    pluginMap: Object.fromEntries(plugins.map((plugin, at) => [at, { plugin }])),
  })
}

function read(source: string, type: "standard" | "external" = "standard") {
  const text = source.endsWith(".graphql") ? readFileSync(source, "utf8") : source
  return { type, location: source, document: parse(new Source(text, source)) }
}

const files = await Promise.all(
  Object.entries(outputs).map(async ([file, output]) => [file, await print(file, output)]),
)
writeOrCheck(Object.fromEntries(files))
