import { randomBytes } from "node:crypto"
import { chmod, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { ignoreExisting } from "./machine.ts"
import { imagesFolder } from "./settings.ts"

export const secretName = "token-secret"

/** The key that signs access tokens: made at the first start, kept in the data folder, readable by its owner only. */
export async function tokenSecret(dataDir: string): Promise<string> {
  const secret = randomBytes(48).toString("base64url")
  await writeFile(join(dataDir, secretName), secret, { flag: "wx", mode: 0o600, flush: true }).catch(ignoreExisting)
  return readSecret(dataDir)
}

/** The same, undefined in a folder that has none. */
export const storedSecret = (dataDir: string): Promise<string | undefined> => readSecret(dataDir).catch(() => undefined)

const readSecret = async (dataDir: string) => (await readFile(join(dataDir, secretName), "utf8")).trim()

const files = ["site.sqlite", "site.sqlite-wal", "site.sqlite-shm", secretName]

/** Closes files that an earlier release left readable to all; the umask keeps new ones private. */
export async function makePrivate(dataDir: string) {
  for (const file of files) await restrict(join(dataDir, file), 0o600)
  await restrict(imagesFolder(dataDir), 0o700)
}

async function restrict(path: string, mode: number) {
  const found = await stat(path).catch(() => undefined)
  // Fails for a file of another account, which is left as it is.
  if (found && found.mode & 0o077) await chmod(path, mode).catch(() => undefined)
}
