import { Ctx, Extensions, FieldResolver, Resolver, Root } from "type-graphql"
import { In } from "typeorm"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { plainText } from "../../base/text/plain-text.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { ContentItem } from "../../content/publication/content-item.ts"
import { datesFrom } from "../dates/calendar-day.ts"
import { SchoolDate } from "../dates/school-date.ts"
import { schoolToday } from "../dates/school-year.ts"
import { nextEnd, upcoming } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { NewsStory } from "../news/news-story.ts"
import { PageDocument } from "../pages/document.ts"
import { withFiles } from "../pages/documents.resolver.ts"
import { documentsOfPages } from "../pages/documents.ts"
import { Profile } from "../profiles/profile.ts"
import { namesClass } from "./names-class.ts"
import { SchoolClass } from "./school-class.ts"

const shown = 3
const shownDocuments = 10
const lookedThrough = 60
const states = [ContentState.PUBLISHED]

@Resolver(() => SchoolClass)
export class ClassesResolver {
  @Extensions({ items: shown } satisfies FieldExtensions)
  @FieldResolver(() => [ContentItem], {
    description: `The next ${shown} upcoming events whose title or audience names the class or its year.`,
  })
  async events(@Root() of: SchoolClass, @Ctx() { content, database, answer }: Context): Promise<ContentItem[]> {
    answer.trueUntil(await nextEnd(database))
    const next = await content.first(Event, lookedThrough, { ...upcoming(), states })
    return shownAs(next.filter(({ title, audience }) => namesClass(`${title}. ${audience ?? ""}`, of)))
  }

  @Extensions({ items: shown } satisfies FieldExtensions)
  @FieldResolver(() => [SchoolDate], {
    description: `The next ${shown} dates of the calendar whose name, hours or note names the class or its year.`,
  })
  async dates(@Root() of: SchoolClass, @Ctx() { database, answer }: Context): Promise<SchoolDate[]> {
    const { today, until } = await schoolToday(database)
    answer.trueUntil(until)
    const toCome = await datesFrom(database.read, today)
    return toCome.filter(({ name, hours, note }) => namesClass(`${name}. ${hours}. ${note}`, of)).slice(0, shown)
  }

  @Extensions({ items: shownDocuments } satisfies FieldExtensions)
  @FieldResolver(() => [PageDocument], {
    description: `The first ${shownDocuments} documents of pages whose title names the class or its year.`,
  })
  async documents(@Root() of: SchoolClass, @Ctx() context: Context): Promise<PageDocument[]> {
    const ofPages = await documentsOfPages(context.database.read)
    const named = new Map(ofPages.filter(({ title }) => namesClass(title, of)).map((one) => [one.name, one]))
    return withFiles([...named.values()].slice(0, shownDocuments), context)
  }

  @Extensions({ items: shown } satisfies FieldExtensions)
  @FieldResolver(() => [ContentItem], {
    description: `The newest ${shown} news stories of the last ${lookedThrough} that name the class or its year.`,
  })
  async stories(@Root() of: SchoolClass, @Ctx() { content }: Context): Promise<ContentItem[]> {
    const newest = await content.first(NewsStory, lookedThrough, { states })
    return shownAs(newest.filter(({ title, detail }) => namesClass(`${title}. ${plainText(detail)}`, of)))
  }
}

const shownAs = (items: (Event | NewsStory)[]) => items.slice(0, shown).map((item) => new ContentItem(item))

@Resolver(() => Profile)
export class ClassesOfProfileResolver {
  @Extensions({ items: 2 } satisfies FieldExtensions)
  @FieldResolver(() => [SchoolClass], { description: "Classes whose teacher the person is." })
  classes(@Root() { id }: Profile, @Ctx() context: Context): Promise<SchoolClass[]> {
    return batched(context, classesOf).load(id)
  }
}

const classesOf: Batch<SchoolClass[]> = async (ids, { content }) => {
  const one = In([...ids])
  const found = await content.all(SchoolClass, {
    ...{ where: [{ teacherId: one }, { secondTeacherId: one }], states },
    order: { year: "ASC", title: "ASC", id: "ASC" },
  })
  return ids.map((id) => found.filter(({ teacherId, secondTeacherId }) => [teacherId, secondTeacherId].includes(id)))
}
