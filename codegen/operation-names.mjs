// The names that `viewer.may` can hold, as a type: asking about an operation that does not exist fails to compile.
export function plugin(schema) {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
  return `export type OperationName = ${fields.map((name) => JSON.stringify(name)).join(" | ")};\n`
}
