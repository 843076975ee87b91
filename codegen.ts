import type { CodegenConfig } from "@graphql-codegen/cli"

const scalars = { DateTimeISO: "string", RichText: "string", Upload: "File" }

const config: CodegenConfig = {
  schema: "schema.graphql",
  generates: {
    // The client's typed hooks, from the operations beside its screens.
    "client/generated/graphql.ts": {
      documents: ["client/**/*.graphql", "!client/sandbox/**"],
      // No "typescript" plugin: typescript-operations 6 emits the enums and inputs that operations use itself.
      plugins: ["typescript-operations", "./codegen/react-hooks.mjs", "./codegen/operation-names.mjs"],
      config: {
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
      },
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
