import { link, mkdir, rename, stat, unlink } from "node:fs/promises"
import { join } from "node:path"
import { explainOpenError } from "./database/open-error.ts"
import { settle } from "./database/sqlite.ts"
import { SettingsError } from "./settings.ts"

const database = "site.sqlite"

/** The files of a site, in the order in which they move: an older release refuses to begin anew without the first. */
const files = [database, `${database}-wal`, `${database}-shm`, "token-secret"]
const folder = "images"

/**
 * Moves a site to a folder of its own; a start that is cut short goes on at the next one. Says whether there was any.
 * @throws SettingsError, before anything has moved, where a site still runs on it or another one lies in its new place
 */
export async function moveOlderSite(from: string, to: string): Promise<boolean> {
  let moved = false
  try {
    for await (const _ of moves(from, to)) moved = true
    return moved
  } catch (error) {
    if (error instanceof SettingsError) throw error
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(
      `What the site keeps in ${from} cannot be moved to ${to} (${code}). Move it there yourself while no site runs, or set DATA_DIR to ${from}.`,
    )
  }
}

/** Moves one thing at a time. Between any two the process may end for good. */
export async function* moves(from: string, to: string) {
  const there = await among([...files, folder], from)
  if (!there.length) return
  await requireFree(there, from, to)
  // A link in the new place already: nobody has written since.
  if (there.includes(database) && !(await exists(join(to, database)))) yield await settleAlone(join(from, database))
  yield await mkdir(to, { recursive: true })
  for (const file of await among(files, from)) {
    // Unlike a rename, a link never replaces what is there.
    yield await link(join(from, file), join(to, file)).catch(unless("EEXIST", "ENOENT"))
    yield await unlink(join(from, file)).catch(unless("ENOENT"))
  }
  yield await rename(join(from, folder), join(to, folder)).catch(unless("ENOENT"))
}

/** What an earlier start has linked, but not yet taken away, is the same file in both places. */
async function requireFree(names: string[], from: string, to: string) {
  for (const name of names) {
    const [old, taken] = await Promise.all([inode(join(from, name)), inode(join(to, name))])
    if (taken !== undefined && taken !== old)
      throw new SettingsError(
        `There is ${name} in ${from}, where older releases kept it, and another in ${to}. Move the one that is not your site's elsewhere, or set DATA_DIR.`,
      )
  }
}

async function settleAlone(file: string) {
  await settle(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "SQLITE_BUSY") explainOpenError(error)
    throw new SettingsError(
      `Another site runs on ${file}. Stop it first: this release moves it to a folder of its own.`,
    )
  })
}

async function among(names: string[], within: string) {
  const there = await Promise.all(names.map((name) => exists(join(within, name))))
  return names.filter((_, index) => there[index])
}

const exists = async (path: string) => (await inode(path)) !== undefined

const inode = (path: string) => stat(path).then(({ dev, ino }) => `${dev}:${ino}`, unless("ENOENT"))

const unless =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? "")) throw error
  }
