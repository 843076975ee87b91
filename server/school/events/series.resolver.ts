import { TZDateMini } from "@date-fns/tz"
import type { GraphQLResolveInfo } from "graphql"
import { Arg, Args, ArgsType, Ctx, Field, Info, InputType, Int, Mutation, Resolver } from "type-graphql"
import { type EntityManager, In, LessThan, Not } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { editFailures, Fails } from "../../base/failures/fails.ts"
import { conflict, forbidden } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { isVersion } from "../../content/history/activity.ts"
import { history } from "../../content/history/history.ts"
import { isDifferentPicture, mineOf } from "../../content/history/item-changes.ts"
import { creatorOf } from "../../content/history/owner.ts"
import { restoreWithin } from "../../content/history/restore-version.ts"
import { snapshotOf } from "../../content/history/snapshot.ts"
import { Act } from "../../content/items/act.ts"
import { itemOrThrow } from "../../content/items/content.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { type ContentInput, pictureRules, received } from "../../content/items/content-type.ts"
import { dayIn, dayInWords } from "../../content/items/day.ts"
import { Several } from "../../content/items/fields.ts"
import { type ItemKind, kindOf } from "../../content/items/item-type.ts"
import { incomingEdit, type Transaction, withUnseen } from "../../content/items/merged-edit.ts"
import { pendingChangeOf } from "../../content/items/pending-change.ts"
import { storedRow } from "../../content/items/shown-rows.ts"
import { inputOf } from "../../content/publication/waiting-change.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { Event } from "./event.ts"
import { event } from "./event-type.ts"

@InputType({ description: "An event as the client has read it." })
class SeenEvent {
  @Field(() => Int, { description: "Event ID." })
  id!: number

  @Field(() => Int, { description: "Its version. If there is a newer one, it is a CONFLICT and nothing is saved." })
  version!: number
}

/** Two years of weeks. */
const maxEvents = 106

@ArgsType()
class SeveralArgs {
  @Field(() => Int)
  id!: number

  @Field(() => [SeenEvent], { description: `The other events, at most ${maxEvents}.` })
  @Several(maxEvents)
  also!: SeenEvent[]
}

@ArgsType()
class SeenArgs extends SeveralArgs {
  @Field(() => Int, { description: "Its version, as in `also`." })
  version!: number
}

type EventInput = ContentInput & Partial<Pick<Event, "date" | "endDate">>

/** A resolver's context, and its info with the schema, which decides whether the viewer may edit an event. */
interface ResolverScope {
  context: Context
  info: GraphQLResolveInfo
}

const forOwners = Auth(Role.ADMINISTRATOR, { orOwner: creatorOf(Event), programs: itemTypeNamed(Event) })

@Resolver()
export class SeriesResolver {
  @forOwners
  @Fails(...editFailures)
  @Mutation(() => [Event], {
    description:
      "Edits an event, and others as it: what the input changes of it, it changes of them. New times move each by " +
      "as much. Returns them all. Everything is saved, or nothing.",
  })
  async editEvents(
    @Args(() => SeveralArgs) { id, also }: SeveralArgs,
    @Arg("input", () => event.inputs.edit) input: EventInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event[]> {
    const { pictures, publishing, viewer, outbox, database } = context
    const { timeZone: zone } = await readSite(database.read)
    const rules = pictureRules(Event, viewer)
    const edited = await pictures.write([input.picture], rules, async (rows, changes) => {
      const within = { rows, pictures: changes }
      const before = await storedRow(rows, Event, id)
      if (!before) throw await history.missingError(rows, Event, id, viewer)
      const sent = await withUnseen(rows, before, viewer, input)
      const changed = await changesIn(rows, before, sent)
      const edit = { type: Event, id, input: sent, seen: { version: input.version } }
      const first = await publishing.editWithin(within, edit, context)
      if (first.refusal) return first
      const items = [first.item]
      for (const expected of also) {
        const other = await requireUnchanged(rows, expected, { context, info })
        const input = inputFor(other, before, changed, zone)
        const isPublishing = input.publication?.as === ContentState.PUBLISHED
        if (isPublishing && (await hasHiddenFields(rows, expected.id, input))) input.publication = undefined
        const edit = { type: Event, id: expected.id, input }
        items.push(itemOrThrow(await publishing.editWithin(within, edit, context)))
      }
      return { item: items }
    })
    outbox.wake()
    return itemOrThrow(edited)
  }

  @forOwners
  @Fails("NOT_FOUND", "CONFLICT")
  @Mutation(() => [Event], {
    description: "Deletes several events as `deleteEvent` does, all or none, and returns them as they were.",
  })
  deleteEvents(
    @Args(() => SeenArgs) args: SeenArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event[]> {
    return runInSequence(args, { context, info }, (within, { id }) => context.content.removeWithin(within, Event, id))
  }

  @forOwners
  @Fails("NOT_FOUND", "CONFLICT", "BAD_USER_INPUT")
  @Mutation(() => [Event], {
    description: "Undoes the last edit of several events, all or none: restores the version before the given one.",
  })
  restoreEvents(
    @Args(() => SeenArgs) args: SeenArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Event[]> {
    return runInSequence(args, { context, info }, async (within, { id: itemId, version }) => {
      const earlier = { type: "EVENT", itemId, itemVersion: LessThan(version), ...isVersion, act: Not(Act.CONFLICTED) }
      return (await restoreWithin(within, earlier, context)).item as Event
    })
  }
}

/** @throws NOT_FOUND if all have gone, as after a request whose answer was lost; else as `requireUnchanged` */
function runInSequence(
  { id, version, also }: SeenArgs,
  scope: ResolverScope,
  work: (within: Transaction, expected: SeenEvent) => Promise<Event>,
): Promise<Event[]> {
  return scope.context.pictures.inTransaction(async (rows, pictures) => {
    const isThere = await rows.existsBy(Event, { id: In([id, ...also.map((other) => other.id)]) })
    if (!isThere) throw await history.missingError(rows, Event, id, scope.context.viewer)
    const events: Event[] = []
    for (const expected of [{ id, version }, ...also]) {
      await requireUnchanged(rows, expected, scope)
      events.push(await work({ rows, pictures }, expected))
    }
    return events
  })
}

/** @throws FORBIDDEN; CONFLICT if it was changed or deleted since */
async function requireUnchanged(rows: EntityManager, { id, version }: SeenEvent, { context, info }: ResolverScope) {
  const event = await storedRow(rows, Event, id)
  if (!event) throw conflict("One of these events was deleted meanwhile. Nothing was saved: please look at them first.")
  if (!event.canEdit(context, info)) throw forbidden()
  if (event.version === version) return event
  const day = dayInWords(dayIn((await readSite(context.database.read)).timeZone, event.date))
  throw conflict(`The event of ${day} was changed meanwhile. Nothing was saved: please look at it first.`)
}

/** The part of an input that differs from the stored event. */
async function changesIn(rows: EntityManager, before: Event, input: EventInput): Promise<EventInput> {
  const kind = kindOf(Event) as ItemKind
  const snapshot = await snapshotOf(rows, kind, before)
  const { fields, picture } = incomingEdit(received(Event, input, before))
  const changed = new Set(["publication", ...Object.keys(mineOf(rows, kind, fields, snapshot))])
  if (isDifferentPicture(picture, snapshot.picture)) changed.add("picture")
  return Object.fromEntries(Object.entries(input).filter(([name]) => changed.has(name)))
}

function inputFor(other: Event, before: Event, { publication, ...input }: EventInput, zone: string): EventInput {
  const { date, endDate } = input
  const next = { ...input, ...(other.state === before.state && { publication }) }
  if (date) next.date = moved(other.date, before.date, date, zone)
  if (endDate)
    next.endDate =
      other.endDate && before.endDate
        ? moved(other.endDate, before.endDate, endDate, zone)
        : moved(next.date ?? other.date, date ?? before.date, endDate, zone)
  return next
}

/** True if a pending change has fields that the input omits, as the editor does not see them here. */
async function hasHiddenFields(rows: EntityManager, id: number, input: EventInput) {
  const change = await pendingChangeOf(rows, Event, id)
  return change !== null && Object.keys(inputOf(rows, Event, change)).some((name) => !(name in input))
}

/** Moves by the difference between `from` and `to` on the school's clocks, despite daylight-saving changes. */
function moved(moment: Date, from: Date, to: Date, zone: string): Date {
  const minutes = (at: Date) => at.getTime() / 60_000 - new TZDateMini(at, zone).getTimezoneOffset()
  const shown = new TZDateMini(moment, zone)
  return new Date(shown.setMinutes(shown.getMinutes() + Math.round(minutes(to) - minutes(from))))
}
