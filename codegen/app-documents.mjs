import { plugin as hooks, textsByAddress } from "./react-hooks.mjs"

// Lists the pages' own queries by hash for the server.
export async function plugin(schema, documents, config, info) {
  const { content } = await hooks(schema, documents, config, info)
  const texts = textsByAddress(schema, content).sort()
  return `export const appDocuments = ${JSON.stringify(texts, null, 1)}\n`
}
