import { realpath, rename, rm, symlink } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { Refusal } from "../../refusal.ts"
import { bundled, root } from "../../root.ts"

/** `current` is the release that serves, `previous` the one before. */
type Link = "current" | "previous"

/** Releases that lie beside each other as docs/keeping.md says: `releases/…`, and links that name two of them. */
export class Installation {
  private constructor(private readonly folder: string) {}

  /** The one that this program is part of. @throws Refusal where it is no release, or not the current one. */
  static async find(): Promise<Installation> {
    const release = dirname(root)
    const installation = new Installation(dirname(dirname(release)))
    if (!bundled || (await installation.release("current")) !== (await realpath(release)))
      throw new Refusal(
        `Only a release that serves can be updated, and ${release} is not where docs/keeping.md puts it: in a folder ` +
          "`releases`, with a link `current` beside that folder.",
      )
    return installation
  }

  /** Where a new release is unpacked. */
  place(name: string) {
    return join(this.folder, "releases", name)
  }

  /** The folder to which a link leads; undefined where there is none. */
  release(link: Link): Promise<string | undefined> {
    return realpath(join(this.folder, link)).catch(() => undefined)
  }

  /** Makes a release the current one, and the current one the previous. Each link is whole at every moment. */
  async switchTo(release: string) {
    const current = await this.release("current")
    if (current) await this.link("previous", current)
    await this.link("current", release)
  }

  private async link(name: Link, release: string) {
    const fresh = join(this.folder, `.${name}-${process.pid}`)
    await rm(fresh, { force: true })
    await symlink(relative(this.folder, release), fresh)
    await rename(fresh, join(this.folder, name))
  }
}
