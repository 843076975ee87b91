import type { CodegenConfig } from "@graphql-codegen/cli"

const scalars = { DateTimeISO: "string", RichText: "string", Upload: "File" }

// No "typescript" plugin: typescript-operations 6 emits the enums and inputs that operations use itself.
const hooks = ["typescript-operations", "./codegen/react-hooks.mjs"]

const hooksConfig = {
  apolloReactCommonImportFrom: "@apollo/client/react",
  apolloReactHooksImportFrom: "@apollo/client/react",
  withMutationFn: false,
  withMutationOptionsType: false,
  withResultType: false,
  addDocBlocks: false,
  documentMode: "documentNode" as never,
  useTypeImports: true,
  nonOptionalTypename: true,
  enumsAsTypes: true,
  scalars,
}

const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    // The client's typed hooks, from the operations beside its screens.
    "client/generated/graphql.ts": {
      documents: ["client/**/*.graphql", "!client/sandbox/**", "!client/**/*.office.graphql"],
      plugins: [...hooks, "./codegen/operation-names.mjs"],
      config: hooksConfig,
    },
    // Those of the admin area, apart: a visitor never loads them.
    "client/generated/office.ts": {
      documents: ["client/**/*.office.graphql", "client/ui/picture.graphql"],
      plugins: hooks,
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
