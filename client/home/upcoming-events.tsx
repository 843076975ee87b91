import type { ComponentProps } from "react"
import { ListZone } from "../ui/dates/zone-note.tsx"
import { Badge } from "../ui/texts/badge.tsx"
import { Diary, DiaryEntry } from "../ui/texts/diary.tsx"
import { useT } from "../ui/words/words.tsx"
import { Section } from "./section.tsx"
import style from "./upcoming-events.module.css"

export type HomeEvent = ComponentProps<typeof DiaryEntry>["event"] & { cancelled: boolean }

export function UpcomingEvents({ events }: { events?: HomeEvent[] }) {
  const t = useT()
  if (!events?.length) return null

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
