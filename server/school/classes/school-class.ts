import { Ctx, Extensions, Field, InputType, ObjectType } from "type-graphql"
import { Entity, type EntityManager, In, Index } from "typeorm"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { text } from "../../base/failures/shape.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { addressedAt } from "../../content/items/addressed.ts"
import { ContentState } from "../../content/items/content-state.ts"
import {
  OneLine,
  OptionalNumberField,
  OptionalTextField,
  RichTextField,
  TextField,
  WholeNumberField,
} from "../../content/items/fields.ts"
import { Owned } from "../../content/items/owned.ts"
import { AuthorArgs, byAuthor, ownedType } from "../../content/items/owned-type.ts"
import { restNumber, restRichText, restText } from "../../content/items/rest-fields.ts"
import { restType } from "../../content/items/rest-type.ts"
import { searchable } from "../../content/items/searchable.ts"
import { translatable } from "../../content/items/translatable.ts"
import { publicRows } from "../../content/items/visibility.ts"
import {
  createIndex,
  createOwnedTable,
  createTextPictures,
  indexLists,
  indexOn,
  integer,
  list,
  optional,
  text as textColumn,
} from "../../store/database/migrations/tables.ts"
import { Profile } from "../profiles/profile.ts"

@ObjectType()
@InputType()
abstract class SchoolClassTexts {
  @TextField({ description: "Name, such as Form 3 East.", max: 100, required: "Name is required.", inDrafts: true })
  @OneLine()
  title!: string

  @OptionalTextField({ description: "Room; null if unknown.", max: 200 })
  @OneLine()
  room?: string | null

  @RichTextField({ description: "Note for families, such as the timetable.", required: "Note is required." })
  note!: string
}

const { Fields, WithTranslations } = translatable(SchoolClassTexts, {
  name: "SchoolClass",
  one: "a class",
  firstOf: ({ note }) => note,
})

const teacher = (which: string) =>
  OptionalNumberField({ description: `ID of the ${which}'s profile; null if there is none.`, min: 1 })

@ObjectType()
@InputType()
abstract class SchoolClassFields extends Fields {
  @WholeNumberField({ description: "Year of school, from 0, which is Reception, to 7.", max: 7, example: 3 })
  year!: number

  @teacher("class teacher")
  teacherId?: number | null

  @teacher("second class teacher")
  secondTeacherId?: number | null
}

@Entity("school_classes")
@Index(["year", "title", "id", "state"])
@Index(["userId", "year", "title", "id", "state"])
@ObjectType({ description: "A class of the school: its year, teachers and room." })
export class SchoolClass extends WithTranslations(Owned(SchoolClassFields)) {
  static pictureMayGo = true

  static addressed = addressedAt<SchoolClass>("/classes/view/:id")

  static refersTo = { teacherId: "PROFILE", secondTeacherId: "PROFILE" }

  static search = searchable<SchoolClass>(
    "SCHOOL_CLASS",
    "A class of the school.",
    ({ title, room, note }, t) => ({ title, keywords: t("Class teacher"), texts: [room, note] }),
    { evergreen: true, version: 2 },
  )

  @Extensions({ items: 2 } satisfies FieldExtensions)
  @Field(() => [Profile], { description: "Its one or two teachers, as far as their profiles are public." })
  async teachers(@Ctx() context: Context): Promise<Profile[]> {
    const ids = [this.teacherId, this.secondTeacherId].filter((id) => id != null)
    const found = await batched(context, publicProfiles).loadMany(ids)
    return found.filter((profile) => profile instanceof Profile)
  }
}

export const hasNoClasses = async (read: EntityManager) => !(await publicRows(read, SchoolClass).getExists())

const publicProfiles: Batch<Profile | null> = async (ids, { content }) => {
  const found = await content.all(Profile, { where: { id: In([...ids]) }, states: [ContentState.PUBLISHED] })
  return ids.map((id) => found.find((profile) => profile.id === id) ?? null)
}

/** Any editor adds classes and edits their own, such as a class teacher's note. The office edits all. */
export const schoolClass = ownedType(SchoolClass, SchoolClassFields, {
  one: "a class",
  nouns: "Classes",
  example: () => ({ title: "Form 3 East", year: 3, note: "<p>Swimming on Tuesdays.</p>" }),
  plural: "schoolClasses",
  required: "Title, year and note are required.",
  pictureOptional: true,
  list: {
    description: "Classes, by year and title.",
    args: AuthorArgs,
    options: ({ states, ...args }) => ({
      states,
      where: byAuthor(args),
      order: { year: "ASC", title: "ASC", id: "ASC" },
    }),
  },
  migrations: [
    createOwnedTable(
      1765020000000,
      "school_classes",
      [
        ...[textColumn("title"), optional(textColumn("room")), textColumn("note"), integer("year")],
        ...[optional(integer("teacherId")), optional(integer("secondTeacherId")), list("translations")],
      ],
      [indexOn("year", "title", "id", "state"), indexOn("userId", "year", "title", "id", "state")],
    ),
    createTextPictures(1765035006000, "school_classes"),
    ...indexLists(1765047006000, "school_classes"),
    // Missing from tables created before `createOwnedTable` added this index.
    createIndex(1765054000000, "school_classes", "pictureId", `("pictureId")`),
  ],
})

export const schoolClassRest = restType(schoolClass, {
  path: "/classes",
  fields: { title: restText, year: restNumber, note: restRichText },
  shown: { room: text.nullable() },
})
