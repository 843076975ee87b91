// Types the names that `viewer.may` can hold: asking about an unknown operation fails to compile.
export function plugin(schema) {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  return `export type OperationName = ${fields.map((name) => JSON.stringify(name)).join(" | ")};\n`
}
