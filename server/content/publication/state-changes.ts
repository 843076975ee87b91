import { And, type EntityManager, type FindOptionsSelect, type FindOptionsWhere, In, Not } from "typeorm"
import { type Account, findAdministrators } from "../../access/account.ts"
import type { Viewer } from "../../access/viewer.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { wasRecently } from "../../base/background/moments.ts"
import { type Language, originalLanguage, pathIn } from "../../base/languages.ts"
import { aboutItem } from "../../store/mail/outbox-mail.ts"
import type { Services } from "../api/context.ts"
import { Activity } from "../history/activity.ts"
import { logAct } from "../history/log-act.ts"
import { targetOf } from "../history/target.ts"
import { Act } from "../items/act.ts"
import { ContentState } from "../items/content-state.ts"
import { type ContentType, isStated } from "../items/content-type.ts"
import { actor } from "../items/item-history.ts"
import { itemTypeOf, kindOf } from "../items/item-type.ts"
import type { OwnedRow, Stated } from "../items/owned-row.ts"
import type { PendingChange } from "../items/pending-change.ts"
import type { RecordedRow } from "../items/record.ts"
import { Review } from "../items/review.ts"
import type { EventName } from "../items/site-event.ts"
import { moderatorRole } from "../items/visibility.ts"
import { titleOf } from "./content-item.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

/** Between two mails that ask for the review of an item. */
const mailIntervalMs = 60 * 60 * 1000

interface StateChange<T extends RecordedRow> {
  type: ContentType<T>
  /** Absent for a new item. */
  before?: T
  item: T
  viewer: Viewer
}

interface Entry<T extends OwnedRow> extends Pick<StateChange<T>, "type" | "item" | "viewer"> {
  detail?: string
  /** True if approved for later publication. */
  isLater?: boolean
}

type Options = Pick<Services, "outbox" | "settings" | "webhooks"> & { wakeAt: (moment: Date) => void }

export class StateEffects {
  constructor(private readonly options: Options) {}

  /** Called for every added or changed item. */
  async changed<T extends RecordedRow>(rows: EntityManager, change: StateChange<T>) {
    const { type, before, item } = change
    if (isStated(item)) return this.stateChanged(rows, change as StateChange<T & OwnedRow>)
    if (type.announced?.(item)) await this.record(rows, type, item, before ? "changed" : "published")
  }

  private async stateChanged<T extends OwnedRow>(rows: EntityManager, { type, before, item, viewer }: StateChange<T>) {
    const wasShown = before?.state === PUBLISHED
    const isShown = item.state === PUBLISHED
    if (before && wasShown !== isShown) await type.shown?.(rows, item, isShown)
    if (before && wasShown && isShown) await this.notify(rows, type, before, item)
    if (before && before.state !== item.state && item.state !== DRAFT) await forgetReview(rows, type, item.id)
    if (item.state === WAITING && before?.state !== WAITING && !wasShown) await this.submitted(rows, type, item, viewer)
    if (wasShown || isShown) await this.record(rows, type, item, eventOf(wasShown, isShown))
    const act = actOf(before, item, viewer)
    if (act) await this.logAct(rows, act, { type, item, viewer, isLater: item.state === SCHEDULED })
    this.wakeAtMoments(item)
  }

  async removed<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T) {
    if (isPublished(item)) await this.record(rows, type, item, "taken_down")
  }

  async restored<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T) {
    if (isPublished(item)) await this.record(rows, type, item, "published")
    await this.partsChanged(rows, type, item)
  }

  /** Called with one added, changed or removed row within an item, such as a gallery's picture. */
  async partsChanged(rows: EntityManager, part: new () => object, row: object) {
    if (!kindOf(part)?.isPart) return
    const parent = await targetOf(rows, part, row)
    if (parent && isPublished(parent.item))
      await this.record(rows, parent.kind.type as ContentType<OwnedRow>, parent.item as OwnedRow, "changed")
  }

  private async record<T extends RecordedRow>(rows: EntityManager, type: ContentType<T>, item: T, event: EventName) {
    const path = event === "taken_down" ? null : type.addressed?.path(item)
    await this.options.webhooks.record(rows, { topic: itemTypeNamed(type), event, itemId: item.id, path })
  }

  private async notify<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, before: T, item: T) {
    const addressIn = (language: Language) => this.addressOf(type, item, language)
    await kindOf(type)?.mailed?.(rows, { before, item, addressIn, outbox: this.options.outbox })
  }

  /** Notes that a pending change is published or scheduled, which approves what somebody else submitted. */
  async logChange<T extends OwnedRow>(rows: EntityManager, act: Act, change: PendingChange | null, entry: Entry<T>) {
    const { type, item, viewer } = entry
    const mayReview = change?.state === WAITING && viewer.role >= moderatorRole
    const isReviewed = mayReview && ((await submitterOf(rows, type, item.id)) ?? change.userId) !== viewer.id
    await this.logAct(rows, isReviewed ? Act.APPROVED : act, { ...entry, isLater: act === Act.SCHEDULED })
  }

  async logAct<T extends OwnedRow>(rows: EntityManager, act: Act, entry: Entry<T>) {
    const { type, item, viewer, detail } = entry
    if (act === Act.APPROVED || act === Act.SENT_BACK) await this.mailReview(rows, act, entry)
    await logAct(rows, {
      ...{ act, ...actor(viewer), type: itemTypeOf(type), itemId: item.id, ownerId: item.userId },
      ...{ title: titleOf(type, item), itemVersion: item.version, detail },
    })
  }

  wakeAtMoments({ publishAt, expiresAt }: Pick<OwnedRow, "publishAt" | "expiresAt">) {
    for (const moment of [publishAt, expiresAt]) if (moment) this.options.wakeAt(moment)
  }

  /**
   * Mails moderators at most once an hour until one reacts, and once for a series. `by` is a visitor if scheduled
   * publication failed.
   */
  async submitted<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, item: T, by: Viewer) {
    await forgetReview(rows, type, item.id)
    if (await wasMailedRecently(rows, type, item, by)) return
    const title = titleOf(type, item)
    const [what, message] =
      by.id === null
        ? [
            "Not published as planned",
            `“${title}” was to be published by itself. Whoever planned it may not publish any more, somebody has changed the same meanwhile, or nobody has said who can be recognised in a picture. It waits until you or another administrator approves it.`,
          ]
        : [
            "Waiting for your approval",
            `${by.name ?? "Somebody"} has written “${title}”, and it waits until you or another administrator approves it.`,
          ]
    const subject = `${what}: ${oneLine(title)}`
    const { siteUrl } = this.options.settings
    const look = `${siteUrl}/#/admin/approvals?open=${itemTypeOf(type)}:${item.id}`
    const text = `${message}\n\nLook at it here: ${look}\n`
    await this.mail(rows, { type, item }, await findAdministrators(rows), subject, text)
  }

  /** Mails the creator, and the account that submitted it. */
  private async mailReview<T extends OwnedRow>(rows: EntityManager, act: Act, entry: Entry<T>) {
    const { type, item, viewer, detail, isLater } = entry
    const title = titleOf(type, item)
    const [subject, message] =
      act === Act.SENT_BACK
        ? ["Sent back to you", `has looked at “${title}” and sent it back to you:\n\n${detail}`]
        : [
            "Approved",
            `has approved “${title}”. It ${isLater ? "will be public when you planned it" : "is public now"}.`,
          ]
    const ids = [item.userId, (await submitterOf(rows, type, item.id)) ?? item.userId]
    const to = await rows.findBy<Account>("User", { id: And(In(ids), Not(viewer.id ?? 0)), suspend: false })
    const text = `${viewer.name ?? "An administrator"} ${message}\n\nIt is here: ${this.addressOf(type, item)}\n`
    await this.mail(rows, entry, to, `${subject}: ${oneLine(title)}`, text)
  }

  private async mail<T extends OwnedRow>(
    rows: EntityManager,
    { type, item }: Pick<Entry<T>, "type" | "item">,
    to: Account[],
    subject: string,
    text: string,
  ) {
    const about = aboutItem(itemTypeOf(type), item.id)
    for (const { name, email } of to)
      await this.options.outbox.put(rows, { kind: "staff", about, to: { name, address: email }, subject, text })
  }

  private addressOf<T extends OwnedRow>({ addressed }: ContentType<T>, item: T, language = originalLanguage) {
    return this.options.settings.siteUrl + (addressed ? pathIn(language, addressed.path(item)) : "/user")
  }
}

const isPublished = (item: object) => isStated(item) && item.state === PUBLISHED

function eventOf(wasShown: boolean, isShown: boolean): EventName {
  if (wasShown && isShown) return "changed"
  return isShown ? "published" : "taken_down"
}

function actOf(before: Stated | undefined, item: OwnedRow, { id }: Viewer): Act | undefined {
  const { state, userId } = item
  const isAdded = before === undefined
  const isMoved = state === SCHEDULED && before?.publishAt?.getTime() !== item.publishAt?.getTime()
  if ((before?.state === state && !isMoved) || (isAdded && state === PUBLISHED)) return undefined
  // Undoes a publication, rather than submitting the item again.
  if (before?.state === PUBLISHED && (state === DRAFT || state === WAITING)) return Act.TAKEN_DOWN
  const isReviewed = before?.state === WAITING && id !== userId
  if (isReviewed && (state === PUBLISHED || state === SCHEDULED)) return Act.APPROVED
  return {
    [PUBLISHED]: Act.PUBLISHED,
    [SCHEDULED]: Act.SCHEDULED,
    [TAKEN_DOWN]: Act.TAKEN_DOWN,
    [WAITING]: Act.SUBMITTED,
    [DRAFT]: undefined,
  }[state]
}

async function forgetReview(rows: EntityManager, type: new () => object, itemId: number) {
  await rows.delete(Review, { type: itemTypeOf(type), itemId })
}

/** The account that last submitted an item or its change; undefined if that was the site, or is forgotten. */
async function submitterOf(rows: EntityManager, type: new () => object, itemId: number) {
  const where = { type: itemTypeOf(type), itemId, act: Act.SUBMITTED }
  const last = await rows.findOne(Activity, { where, order: { id: "DESC" }, select: { id: true, userId: true } })
  return last?.userId ?? undefined
}

async function wasMailedRecently<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, item: T, by: Viewer) {
  const series = type.seriesIn && item[type.seriesIn]
  const alike = { [type.seriesIn as string]: series } as FindOptionsWhere<T>
  const idOnly = { id: true } as FindOptionsSelect<T>
  const ids = series ? (await rows.find(type, { where: alike, select: idOnly })).map(({ id }) => id) : [item.id]
  const { SUBMITTED, APPROVED, SENT_BACK, SCHEDULED, PUBLISHED } = Act
  const last = await rows.findOne(Activity, {
    where: { type: itemTypeOf(type), itemId: In(ids), act: In([SUBMITTED, APPROVED, SENT_BACK, SCHEDULED, PUBLISHED]) },
    order: { id: "DESC" },
    select: { id: true, act: true, at: true, userId: true },
  })
  const isAlike = last && (last.userId === null) === (by.id === null)
  return isAlike && last.act === Act.SUBMITTED && wasRecently(last.at, mailIntervalMs)
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").slice(0, 100)
