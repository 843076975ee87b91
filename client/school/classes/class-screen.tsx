import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { DaysText } from "../../base/ui/dates/days-text.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Portrait } from "../../base/ui/pictures/portrait.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import {
  type ClassQuery,
  useClassQuery,
  useDeleteClassMutation,
  useEditClassMutation,
} from "../../generated/graphql.ts"
import { Documents } from "../../items/content/documents.tsx"
import { ShownItem } from "../../items/content/one-item.tsx"
import { OwnedItem } from "../../items/content/owned-item.tsx"
import { RelatedItems } from "../../items/content/related-items.tsx"
import { useTranslated } from "../../items/content/translated.ts"
import { TranslationNote } from "../../items/content/translation-note.tsx"
import { classSection } from "./class-section.ts"
import { useYearName } from "./year-name.ts"

const ClassForm = lazy(() => import("./class-form.tsx"), "ClassForm")

export const ClassScreen = () => (
  <ShownItem useOne={useClassQuery} section={classSection} skeleton={<SkeletonText lines={6} />}>
    {({ schoolClass }) => schoolClass && <SchoolClass key={schoolClass.id} of={schoolClass} />}
  </ShownItem>
)

type ClassProps = { of: NonNullable<ClassQuery["schoolClass"]> }

function SchoolClass({ of }: ClassProps) {
  const [teacher] = of.teachers
  const t = useT()
  const original = useOriginalLang()
  const yearName = useYearName()
  const { title, room, lang } = useTranslated()(of)

  return (
    <OwnedItem
      section={classSection}
      title={title}
      item={of}
      head={{
        lang,
        intro: room && <p>{room}</p>,
        picture: teacher && (
          <Portrait of={teacher.picture} lang={original} sizes="(min-width: 48rem) 16rem, 6rem" priority />
        ),
        children: <Teachers of={of} />,
      }}
      width="full"
      useEdit={useEditClassMutation}
      useRemove={useDeleteClassMutation}
      Form={ClassForm}
      after={
        <>
          <RelatedItems
            title={t("What is coming for {year}", { year: yearName(of.year) })}
            all={{ path: "/dates", label: t("All dates") }}
            items={of.events}
          />
          <RelatedItems title={t("In the news")} all={{ path: "/news", label: t("All news") }} items={of.stories} />
        </>
      }
    >
      <ClassView of={of} />
    </OwnedItem>
  )
}

function Teachers({ of }: ClassProps) {
  const { id, teachers } = of
  const t = useT()

  return (
    <>
      {teachers.length > 0 && (
        <p>
          {teachers.length === 1 ? t("Class teacher") : t("Teachers")}
          {": "}
          {teachers.map((teacher, index) => (
            <span key={teacher.id}>
              {index > 0 && ", "}
              <Link to={`/profiles/view/${teacher.id}`}>{teacher.name}</Link>
            </span>
          ))}
        </p>
      )}
      <p className="unprinted">
        <ButtonLink to={`/contact?to=class-${id}`}>
          {teachers.length > 0 ? t("Write to the class teacher") : t("Write to the school")}
        </ButtonLink>
      </p>
      <TranslationNote of={of} />
    </>
  )
}

function ClassView({ of }: ClassProps) {
  const t = useT()
  const { note, picture, lang } = useTranslated()(of)

  return (
    <article className="stack5">
      <RichText html={note} lang={lang} className="measure" />
      <Dates of={of.dates} />
      <Documents documents={of.documents} />
      {picture && <Picture of={picture} lang={lang} height={500} sizes="(min-width: 64rem) 50rem, 100vw" />}
      <p>
        <Link to="/classes">{t("All classes")}</Link>
      </p>
    </article>
  )
}

function Dates({ of }: { of: ClassProps["of"]["dates"] }) {
  const t = useT()
  if (of.length === 0) return null

  return (
    <Titled title={t("Dates")} className="stack3">
      <ul className="stack2">
        {of.map((date) => (
          <li key={date.id}>
            <DaysText of={date} className="strong" /> <SchoolText text={date.name} />
            {[date.hours, date.note].filter(Boolean).map((more) => (
              <p key={more} className="small">
                <SchoolText text={more} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Titled>
  )
}
