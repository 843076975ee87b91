import { mkdtempSync } from "node:fs"
import { join } from "node:path"

/** Makes an empty folder, which is deleted at the end of the run. */
export const newFolder = (name: string) => mkdtempSync(join(process.env.RUN_FOLDER as string, `${name}-`))
