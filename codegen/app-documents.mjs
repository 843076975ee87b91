import { plugin as hooks, textsByAddress } from "./react-hooks.mjs"

// What the site's own pages ask for by its hash, for the server, which so knows each from its start.
export async function plugin(schema, documents, config, info) {
  const { content } = await hooks(schema, documents, config, info)
  const texts = (await textsByAddress(schema, content)).sort()
  return `export const appDocuments = ${JSON.stringify(texts, null, 1)}\n`
}
