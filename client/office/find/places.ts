import { newItems } from "../../base/layout/new-items.tsx"
import type { Session } from "../../base/session/session.tsx"
import type { OfficeSiteFieldsFragment, StaffSearchQuery } from "../../generated/office.ts"
import { activeLink, adminMenu } from "../admin/admin-menu.ts"
import { recordKinds, withArticle } from "../admin/record-kinds.ts"
import { siteParts } from "../site-info/parts.ts"
import { settingsOf, settingsWith } from "../site-info/settings.ts"

type Found = StaffSearchQuery["staffSearch"][number]
export type Hit = Pick<Found, "group" | "title" | "path"> & Partial<Found>

const records = Object.entries(recordKinds).map(([one, { path }]) => ({ one, path: `${path}/add` }))
/** Actions and screens that the viewer may open, and settings for given words. */
export function placesFor(words: string, session: Session) {
  const { can, viewer } = session
  const screens = [
    ...[
      { label: "My page", path: `/user/view/${viewer?.id}` },
      { label: "My work", path: "/user" },
    ],
    ...[{ label: "Bin", path: "/user/bin" }, ...adminMenu],
  ]
  const places = [
    ...[...newItems(session), ...records].map(({ one, path }) => ({
      group: "Add",
      title: `Add ${withArticle(one)}`,
      path,
    })),
    ...screens.map(({ label: title, path }) => ({ group: "Screens", title, path })),
  ]
  const mayOpen = ({ path }: Hit) => !path.startsWith("/admin") || can(activeLink(path)?.needs ?? "dashboard")
  const isFound = (hit: Hit) => mayOpen(hit) && settingsWith(words, { key: "", title: hit.title, note: "" }, [])
  return { places: places.filter(isFound), settings: words ? settingsFor(words).filter(mayOpen) : [] }
}

const nothing = {} as OfficeSiteFieldsFragment

const settingsFor = (words: string): Hit[] =>
  siteParts
    .filter((part) => settingsWith(words, part, settingsOf(part, nothing, nothing)))
    .map(({ key, title, note }) => ({ group: "Settings", title, note, path: `/admin/site/${key}` }))
