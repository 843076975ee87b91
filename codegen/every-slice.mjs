// One place to import from, whichever file holds the hooks.
export function plugin(_schema, _documents, { slices }) {
  return slices.map((slice) => `export * from "./${slice}.ts"\n`).join("")
}
