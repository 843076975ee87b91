import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql"
import { type EntityManager, In, MoreThan } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import type { Context, Services } from "../../content/api/context.ts"
import { AnyContent } from "../../content/items/any-content.ts"
import { ContentState } from "../../content/items/content-state.ts"
import type { ContentType, OwnedRow } from "../../content/items/content-type.ts"
import { contentTypes } from "../../content/items/item-type.ts"
import { Child } from "../../content/pictures/child.ts"
import { Picture } from "../../content/pictures/picture.ts"
import type { Showing } from "../../content/pictures/picture-uses.ts"
import { User } from "../users/user.ts"
import { scheduleRenewals } from "./schedule-renewals.ts"

type Site = Pick<Services, "database" | "outbox" | "children" | "pictures" | "settings">

/** Shared caches keep a picture for 40 seconds, so that a consent's end takes effect within a minute. */
const checkIntervalMs = 20_000

/** Withholds pictures when a family's consent ends. */
export const withheldJob = (site: Site & Pick<Services, "log">) =>
  new RecurringJob({
    name: "pictures of children",
    intervalMs: checkIntervalMs,
    run: () => settleIfDue(site),
    isLeader: site.database.isLeader,
    log: site.log,
  })

export async function settleIfDue(site: Site, now = new Date()) {
  await scheduleRenewals(site, now)
  if ((await site.children.due(site.database.read, now)).length === 0) return
  await site.outbox.write((rows) => settleAndReport(rows, site, now))
}

/** Mails the owners of items that lose a picture, and the office. Names nobody. */
export async function settleAndReport(rows: EntityManager, site: Omit<Site, "database">, now = new Date()) {
  const { children, pictures, outbox, settings } = site
  const withheld = await children.applyConsents(rows, now)
  const shown = idsByType(await pictures.uses.showing(rows, withheld))
  if (shown.length === 0) return
  const owners = new Set<number>()
  for (const [type, ids] of shown)
    for (const item of await rows.findBy(type, { id: In(ids) })) if ("userId" in item) owners.add(Number(item.userId))
  const accounts = await rows.find(User, { where: { suspend: false }, order: { id: "ASC" } })
  for (const { id, role, name, email } of accounts)
    if (role >= Role.ADMINISTRATOR || owners.has(id))
      await outbox.put(rows, {
        kind: "staff",
        to: { name, address: email },
        subject: "Pictures are no longer public",
        text: `A family no longer agrees to pictures of their child, their yes has ended, or the site was restored. Visitors do not see these pictures any more.\n\nPlease replace them, or take their items down: ${settings.siteUrl}${role >= Role.ADMINISTRATOR ? "/admin/consent" : "/user/consent"}\n`,
      })
}

type Row = new () => { id: number }

export function idsByType(shown: Showing[]): [Row, number[]][] {
  return contentTypes().flatMap((type) => {
    const found = new Set(shown.flatMap((one) => (one.type === type ? one.id : [])))
    return found.size > 0 ? [[type as Row, [...found]] as [Row, number[]]] : []
  })
}

@ObjectType({ description: "A picture that visitors do not see, as a child in it has no valid yes." })
class WithheldPicture {
  @NullableField(() => Picture, "The picture; null after a no, for all but administrators.")
  picture!: Picture

  @Field(() => [Child], { description: "The children in it." })
  children!: Child[]

  @Field(() => [AnyContent], { description: "The items that show it, as far as the viewer may edit them." })
  items!: object[]
}

const maxWithheld = 100

@Resolver()
export class WithheldResolver {
  @Auth(Role.EDITOR)
  @Query(() => [WithheldPicture], {
    description: `Pictures that are withheld, newest first: of the viewer's items; of all for administrators, at most ${maxWithheld}.`,
  })
  async withheldPictures(@Ctx() context: Context): Promise<WithheldPicture[]> {
    const { database, children, pictures, viewer } = context
    const { read } = database
    const where = { withheldBelow: MoreThan(Role.PUBLIC) }
    const uses = await read.find(Picture, { where, order: { id: "DESC" } })
    const fileOf = new Map(uses.map(({ id, file }) => [id, file]))
    const byFile = new Map(uses.map((picture) => [picture.file, picture]))
    const named = await children.of(read, [...byFile.keys()])
    const shown = await pictures.uses.showing(read, [...fileOf.keys()])
    const items = await itemsIn(shown, context)
    const all = [...byFile].map(([file, picture]) => {
      const within = new Set(shown.filter(({ pictureId }) => fileOf.get(pictureId) === file).map(keyOf))
      const ofFile = items.filter(({ key }) => within.has(key)).map(({ item }) => item)
      return { picture, children: named.get(file) ?? [], items: ofFile }
    })
    const isOffice = viewer.role >= Role.ADMINISTRATOR
    return all.filter(({ items }) => isOffice || items.length > 0).slice(0, maxWithheld)
  }
}

export const keyOf = ({ type, id }: Pick<Showing, "type" | "id">) => `${type.name} ${id}`

/** The items that the viewer may edit. */
async function itemsIn(shown: Showing[], { content, viewer }: Context) {
  const states = Object.values(ContentState)
  const mayEdit = (item: object) => viewer.role >= Role.ADMINISTRATOR || ("userId" in item && item.userId === viewer.id)
  const read = idsByType(shown).map(async ([type, ids]) => {
    const items = await content.all<OwnedRow>(type as ContentType<OwnedRow>, { where: { id: In(ids) }, states })
    return items.filter(mayEdit).map((item) => ({ key: keyOf({ type, id: item.id }), item }))
  })
  return (await Promise.all(read)).flat()
}
