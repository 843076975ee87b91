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
import { User } from "../users/user.ts"

declare module "../../content/api/context.ts" {
  interface Services {
    withheldPictures: RecurringJob
  }
}

type Site = Pick<Services, "database" | "outbox" | "children" | "pictures" | "settings">

/** With the minute for which shared caches keep a picture, a date that passes is followed within it. */
const lookEvery = 20_000

/** Follows the dates until which families have agreed. */
export const withheldJob = (site: Site & Pick<Services, "log">) =>
  new RecurringJob({
    name: "pictures of children",
    everyMs: lookEvery,
    run: () => followDates(site),
    leads: site.database.leads,
    log: site.log,
  })

export async function followDates(site: Site, now = new Date()) {
  if ((await site.children.due(site.database.read, now)).length === 0) return
  await site.outbox.write((rows) => settleAndReport(rows, site, now))
}

/** Mails the owners of items that lose a picture, and the office. Names nobody. */
export async function settleAndReport(rows: EntityManager, site: Omit<Site, "database">, now = new Date()) {
  const { children, pictures, outbox, settings } = site
  const withheld = await children.settle(rows, now)
  const shown = await contentShowing(rows, withheld, pictures)
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
        text: `A family no longer agrees to pictures of their child, or their yes has ended. Visitors do not see these pictures any more.\n\nPlease replace them, or take their items down: ${settings.siteUrl}${role >= Role.ADMINISTRATOR ? "/admin/consent" : "/user"}\n`,
      })
}

type Row = new () => { id: number }

/** The ids of the items, by their type. */
async function contentShowing(
  rows: EntityManager,
  ids: number[],
  { uses }: Site["pictures"],
): Promise<[Row, number[]][]> {
  const shown = await uses.showing(rows, ids)
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
    const { database, children, viewer } = context
    const { read } = database
    const where = { withheldBelow: MoreThan(Role.PUBLIC) }
    const uses = await read.find(Picture, { where, order: { id: "DESC" } })
    const pictures = [...new Map(uses.map((picture) => [picture.file, picture])).values()]
    const files = pictures.map(({ file }) => file)
    const named = await children.of(read, files)
    const all = await Promise.all(
      pictures.map(async (picture) => ({
        picture,
        children: named.get(picture.file) ?? [],
        items: await itemsShowing(
          uses.filter(({ file }) => file === picture.file),
          context,
        ),
      })),
    )
    const isOffice = viewer.role >= Role.ADMINISTRATOR
    return all.filter(({ items }) => isOffice || items.length > 0).slice(0, maxWithheld)
  }
}

async function itemsShowing(uses: Picture[], { content, database, pictures, viewer }: Context) {
  const ids = uses.map(({ id }) => id)
  const states = Object.values(ContentState)
  const shown = await contentShowing(database.read, ids, pictures)
  const items = await Promise.all(
    shown.map(([type, ids]) =>
      content.all<OwnedRow>(type as ContentType<OwnedRow>, { where: { id: In(ids) }, states }),
    ),
  )
  const mayEdit = (item: object) => "userId" in item && item.userId === viewer.id
  return items.flat().filter((item) => viewer.role >= Role.ADMINISTRATOR || mayEdit(item))
}
