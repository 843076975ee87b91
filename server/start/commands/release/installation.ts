import { realpath, rename, rm, symlink } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { Refusal } from "../../../base/refusal.ts"
import { bundled, root } from "../../../base/root.ts"

/** The target folders of the symbolic links with these names. */
export interface Links {
  current: string
  previous?: string
}

/** Folders `releases/…` and two links, as docs/keeping.md describes. */
export class Installation {
  private constructor(private readonly folder: string) {}

  /** Finds the installation of this program. @throws Refusal if it is not a release, or not the current one */
  static async find(): Promise<Installation> {
    const release = dirname(root)
    const installation = new Installation(dirname(dirname(release)))
    if (!bundled || (await installation.targetOf("current")) !== (await realpath(release)))
      throw new Refusal(
        `Only a release that serves can be updated, and ${release} is not where docs/keeping.md puts it: in a folder ` +
          "`releases`, with a link `current` beside that folder.",
      )
    return installation
  }

  pathOf(name: string) {
    return join(this.folder, "releases", name)
  }

  async links(): Promise<Links> {
    return { current: (await this.targetOf("current")) ?? "", previous: await this.targetOf("previous") }
  }

  /** In the order given, in case of a kill; atomic for each link. */
  async setLinks(links: Links) {
    for (const [name, release] of Object.entries(links)) await this.link(name, release)
  }

  private targetOf(link: keyof Links): Promise<string | undefined> {
    return realpath(join(this.folder, link)).catch(() => undefined)
  }

  private async link(name: string, release?: string) {
    if (!release) return rm(join(this.folder, name), { force: true })
    const fresh = join(this.folder, `.${name}-${process.pid}`)
    await rm(fresh, { force: true })
    await symlink(relative(this.folder, release), fresh)
    await rename(fresh, join(this.folder, name))
  }
}
