import { randomBytes } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** The key that signs access tokens: made at the first start, kept in the data folder, readable by its owner only. */
export async function tokenSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "token-secret")
  await writeFile(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 }).catch(unlessThere)
  return (await readFile(file, "utf8")).trim()
}

function unlessThere(error: NodeJS.ErrnoException) {
  if (error.code !== "EEXIST") throw error
}
