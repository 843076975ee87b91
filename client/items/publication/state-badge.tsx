import type { LucideIcon } from "lucide-react"
import CalendarClock from "lucide-react/icons/calendar-clock"
import CircleCheck from "lucide-react/icons/circle-check"
import EyeOff from "lucide-react/icons/eye-off"
import Hourglass from "lucide-react/icons/hourglass"
import NotebookPen from "lucide-react/icons/notebook-pen"
import { classNames } from "../../base/ui/texts/class-names.ts"
import type { ContentState } from "../../generated/graphql.ts"
import style from "./state-badge.module.css"

export const stateNames: Record<ContentState, string> = {
  DRAFT: "Draft",
  WAITING: "Waiting for approval",
  SCHEDULED: "Planned",
  PUBLISHED: "Published",
  TAKEN_DOWN: "Taken down",
}

const icons: Record<ContentState, LucideIcon> = {
  DRAFT: NotebookPen,
  WAITING: Hourglass,
  SCHEDULED: CalendarClock,
  PUBLISHED: CircleCheck,
  TAKEN_DOWN: EyeOff,
}

export function StateBadge({ state }: { state: ContentState }) {
  const Icon = icons[state]
  return (
    <span className={classNames(style.badge, state === "PUBLISHED" && style.public)}>
      <Icon />
      {stateNames[state]}
    </span>
  )
}
