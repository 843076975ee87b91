// A single import path for the hooks of all files.
export const plugin = (_schema, _documents, { features }) =>
  features.map((feature) => `export * from "./${feature}.ts"\n`).join("")
