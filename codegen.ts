import { readdirSync } from "node:fs"
import type { CodegenConfig } from "@graphql-codegen/cli"

const scalars = { DateTimeISO: "string", Day: "string", RichText: "string", Upload: "File" }

// No "typescript" plugin: typescript-operations 6 emits the enums and inputs that operations use itself.
const hooks = ["typescript-operations", "./codegen/react-hooks.mjs"]

/** Whose fragments every slice of the client may spread; nothing is written for them by that. */
const externalDocuments = ["client/**/*.graphql", "!client/sandbox/**"]

/** The folders of the client that ask for something, but for the admin area. */
const slices = readdirSync("client").filter((folder) => folder !== "ui" && operationsOf(folder).length > 0)

function operationsOf(folder: string) {
  const files = folder.includes(".") ? [] : readdirSync(`client/${folder}`)
  return files.filter((file) => /^[^.]+\.graphql$/.test(file)).map((file) => `client/${folder}/${file}`)
}

/** Those of a slice in a file of its own, which comes with its screens: no visitor loads all documents at once. */
function hooksOf(slice: string) {
  return {
    documents: operationsOf(slice),
    externalDocuments,
    plugins: ["./codegen/react-hooks.mjs"],
    config: { ...hooksConfig, importOperationTypesFrom: "Types", readByAddress: true },
  }
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
    // What the client imports: the types of the operations beside its screens, and each slice's typed hooks.
    "client/generated/graphql.ts": {
      documents: [...slices.flatMap(operationsOf), "client/ui/**/*.graphql"],
      externalDocuments,
      plugins: ["typescript-operations", "./codegen/operation-names.mjs", "./codegen/every-slice.mjs"],
      config: { ...hooksConfig, slices },
    },
    ...Object.fromEntries(slices.map((slice) => [`client/generated/${slice}.ts`, hooksOf(slice)])),
    // Those of the admin area, apart: a visitor never loads them.
    "client/generated/office.ts": {
      documents: "client/**/*.office.graphql",
      externalDocuments,
      plugins: hooks,
      config: hooksConfig,
    },
    "server/generated/app-documents.ts": {
      documents: [...slices.flatMap(operationsOf), "client/ui/**/*.graphql"],
      plugins: ["./codegen/app-documents.mjs"],
      config: hooksConfig,
    },
    // The operations that the older REST paths run.
    "server/generated/rest.ts": {
      documents: "server/**/*.rest.graphql",
      plugins: ["typescript-operations", "typed-document-node"],
      config: { useTypeImports: true, enumsAsTypes: true, scalars: { ...scalars, Upload: "unknown" } },
    },
  },
}

export default config
