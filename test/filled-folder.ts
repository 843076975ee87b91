import { cp, mkdir, rename, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"

/**
 * Copies the folder of a school with its starting content, which takes seconds to create, to `folder`. The first test
 * of a run that needs it creates it, and the others wait. `name` distinguishes several such folders.
 * @returns the folder in which it was made
 */
export async function copyFilledFolder(folder: string, name: string, fill: (folder: string) => Promise<void>) {
  const filled = join(process.env.RUN_FOLDER as string, `filled-${name}`)
  const filling = `${filled}-in-progress`
  if (!(await exists(filled)) && (await isFirst(filling))) {
    await fill(filling)
    await rename(filling, filled)
  }
  while (!(await exists(filled))) await pause(50)
  await cp(filled, folder, { recursive: true })
  return filling
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** True for only one of concurrent callers. */
const isFirst = (path: string) =>
  mkdir(path).then(
    () => true,
    () => false,
  )
