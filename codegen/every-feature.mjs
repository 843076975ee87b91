// A single import path for the hooks of all files.
export function plugin(_schema, _documents, { features }) {
  return features.map((feature) => `export * from "./${feature}.ts"\n`).join("")
}
