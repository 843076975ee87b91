import { Ctx, Extensions, FieldResolver, Resolver, Root } from "type-graphql"
import { In } from "typeorm"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { plainText } from "../../base/text/plain-text.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { ContentItem } from "../../content/publication/content-item.ts"
import { nextEnd, upcoming } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { NewsStory } from "../news/news-story.ts"
import { Profile } from "../profiles/profile.ts"
import { namesClass } from "./names-class.ts"
import { SchoolClass } from "./school-class.ts"

const shown = 3
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
