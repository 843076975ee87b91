import type { LucideIcon } from "lucide-react"
import BookOpen from "lucide-react/icons/book-open"
import Calendar from "lucide-react/icons/calendar-days"
import Camera from "lucide-react/icons/camera"
import Compass from "lucide-react/icons/compass"
import GraduationCap from "lucide-react/icons/graduation-cap"
import Mail from "lucide-react/icons/mail"
import Music from "lucide-react/icons/music"
import Palette from "lucide-react/icons/palette"
import School from "lucide-react/icons/school"
import Sprout from "lucide-react/icons/sprout"
import Trophy from "lucide-react/icons/trophy"
import Users from "lucide-react/icons/users"
import { type SiteInfo, useIsWritten } from "../../base/layout/site-info.tsx"
import { KeywordSearch } from "../../base/ui/controls/keyword-search.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { Doors } from "./doors.tsx"
import style from "./find-your-way.module.css"
import { Section } from "./section.tsx"

export function FindYourWay({ categories, searchHint }: Pick<SiteInfo, "categories" | "searchHint">) {
  const t = useT()
  const links = categories.filter(useIsWritten())
  return (
    <Section title={t("Find your way")} className={style.section}>
      <div className={style.search}>
        <KeywordSearch placeholder={t(searchHint)} />
      </div>
      {links.length > 0 && (
        <Doors links={links} icon={({ icon }, className) => <CategoryIcon name={icon} className={className} />} />
      )}
    </Section>
  )
}

const icons: Record<string, LucideIcon> = {
  book: BookOpen,
  calendar: Calendar,
  camera: Camera,
  compass: Compass,
  graduation: GraduationCap,
  mail: Mail,
  music: Music,
  palette: Palette,
  school: School,
  sprout: Sprout,
  trophy: Trophy,
  users: Users,
}

function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Compass
  return <Icon className={className} />
}
