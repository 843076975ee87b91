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

const maxItems = 3
const maxDocuments = 10
const maxSearched = 60
const states = [ContentState.PUBLISHED]

@Resolver(() => SchoolClass)
export class ClassesResolver {
  @Extensions({ items: maxItems } satisfies FieldExtensions)
  @FieldResolver(() => [ContentItem], {
    description: `The next ${maxItems} upcoming events whose title or audience names the class or its year.`,
  })
  async events(
    @Root() schoolClass: SchoolClass,
    @Ctx() { content, database, answer }: Context,
  ): Promise<ContentItem[]> {
    answer.validUntil(await nextEnd(database))
    const next = await content.first(Event, maxSearched, { ...upcoming(), states })
    return shownAs(next.filter(({ title, audience }) => namesClass(`${title}. ${audience ?? ""}`, schoolClass)))
  }

  @Extensions({ items: maxItems } satisfies FieldExtensions)
  @FieldResolver(() => [SchoolDate], {
    description: `The next ${maxItems} dates of the calendar whose name, hours or note names the class or its year.`,
  })
  async dates(@Root() schoolClass: SchoolClass, @Ctx() { database, answer }: Context): Promise<SchoolDate[]> {
    const { today, until } = await schoolToday(database)
    answer.validUntil(until)
    const toCome = await datesFrom(database.read, today)
    return toCome
      .filter(({ name, hours, note }) => namesClass(`${name}. ${hours}. ${note}`, schoolClass))
      .slice(0, maxItems)
  }

  @Extensions({ items: maxDocuments } satisfies FieldExtensions)
  @FieldResolver(() => [PageDocument], {
    description: `The first ${maxDocuments} documents of pages whose title names the class or its year.`,
  })
  async documents(@Root() schoolClass: SchoolClass, @Ctx() context: Context): Promise<PageDocument[]> {
    const ofPages = await documentsOfPages(context.database.read)
    const named = new Map(ofPages.filter(({ title }) => namesClass(title, schoolClass)).map((one) => [one.name, one]))
    return withFiles([...named.values()].slice(0, maxDocuments), context)
  }

  @Extensions({ items: maxItems } satisfies FieldExtensions)
  @FieldResolver(() => [ContentItem], {
    description: `The newest ${maxItems} news stories of the last ${maxSearched} that name the class or its year.`,
  })
  async stories(@Root() schoolClass: SchoolClass, @Ctx() { content }: Context): Promise<ContentItem[]> {
    const newest = await content.first(NewsStory, maxSearched, { states })
    return shownAs(newest.filter(({ title, detail }) => namesClass(`${title}. ${plainText(detail)}`, schoolClass)))
  }
}

const shownAs = (items: (Event | NewsStory)[]) => items.slice(0, maxItems).map((item) => new ContentItem(item))

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
