import { rm } from "node:fs/promises"
import { Role } from "../../server/access/roles.ts"
import type { Client } from "../client.ts"
import { storedPicture } from "../items.ts"
import { School } from "../school.ts"

const stories = 200
const paragraph = "<p>The relay was won by Fig house in the last few yards, and the whole field was on its feet. </p>"

/** The author of writes during the measurement. */
export const writer = "Bea Bench"

/** An account that uploads documents. */
export const uploader = "Kim Bench"

/** A data folder with the starting content and stories of 3 kB, for starting a built site on it. */
export async function preparedData(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const school = await School.open({ SEED: "school" })
  const bea = await school.signedIn(Role.EDITOR, writer)
  await school.signedIn(Role.ADMINISTRATOR, uploader)
  const picture = await storedPicture(bea)
  for (let number = 1; number <= stories; number++)
    await add(bea, { title: `Sports day ${number}`, detail: paragraph.repeat(30), picture })
  await school.site.close()
  return { dataDir: school.dataDir, remove: () => rm(school.dataDir, { recursive: true, force: true }) }
}

/** Publishes a story. @throws Error if it is refused */
async function add(by: Client, story: { title: string; detail: string; picture: string }) {
  const { status } = await by.rest("POST", "/news/add", story)
  if (status !== 201) throw new Error(`A story was refused by ${status}.`)
}
