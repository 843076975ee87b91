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

export function CategoryIcon({ name, className }: { name: string; className?: string }) {
  const Icon = icons[name] ?? Compass
  return <Icon className={className} aria-hidden="true" />
}
