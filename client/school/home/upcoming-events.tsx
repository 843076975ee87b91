import { ListZone } from "../../base/ui/dates/zone-note.tsx"
import { Badge } from "../../base/ui/texts/badge.tsx"
import { Diary, DiaryEntry } from "../../base/ui/texts/diary.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { HomeQuery } from "../../generated/graphql.ts"
import { useTranslated } from "../../items/content/translated.ts"
import { Section } from "./section.tsx"
import style from "./upcoming-events.module.css"

export function UpcomingEvents({ nextEvents }: Pick<HomeQuery["home"], "nextEvents">) {
  const t = useT()
  const events = nextEvents.map(useTranslated())
  if (events.length === 0) return null

  return (
    <Section title={t("Coming up")} more={{ label: t("All events"), to: "/events" }} className={style.section}>
      <div>
        <Diary>
          {events.map((event) => (
            <DiaryEntry key={event.id} event={event} note={event.cancelled && <Badge off>{t("Cancelled")}</Badge>} />
          ))}
        </Diary>
        <ListZone className={style.zone} />
      </div>
    </Section>
  )
}
