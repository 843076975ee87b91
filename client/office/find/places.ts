import { newItems } from "../../base/layout/new-items.tsx"
import type { Session } from "../../base/session/session.tsx"
import type { OfficeSiteFieldsFragment, StaffSearchQuery } from "../../generated/office.ts"
import { type AdminLink, activeLink, adminMenu } from "../admin/admin-menu.ts"
import { recordKinds, withArticle } from "../admin/record-kinds.ts"
import { siteParts } from "../site-info/parts.ts"
import { matchingSettings, settingsOf } from "../site-info/settings.ts"

type Found = StaffSearchQuery["staffSearch"][number]
export type Hit = Pick<Found, "group" | "title" | "path"> & Partial<Pick<Found, "note"> & Pick<AdminLink, "needs">>

const records = Object.entries(recordKinds).map(([one, { path }]) => ({ one, path: `${path}/add` }))

const screen = (title: string, path: string, more?: Partial<Hit>): Hit => ({ group: "Screens", title, path, ...more })

const screens = [
  screen("My work", "/user"),
  screen("Bin", "/user/bin"),
  screen("Who is away", "/admin/register", { note: "Absences of a day, for each class" }),
  screen("Pictures", "/admin/pictures", { note: "Who is in those that are public" }),
  screen("A person’s data", "/admin/person", { note: "Found, given and erased", needs: "eraseHeld" }),
  screen("Recovery key", "/admin/consent/key", { note: "Of the register of consent" }),
  screen("Webhooks", recordKinds.webhook.path),
  ...adminMenu.map(({ label, path }) => screen(label, path)),
]

/** Actions and screens that the viewer may open, and settings that match the words. */
export function placesFor(words: string, session: Session) {
  const { can, viewer } = session
  const places = [
    ...[...newItems(session), ...records].map(({ one, path }) => ({
      group: "Add",
      title: `Add ${withArticle(one)}`,
      path,
    })),
    screen("My page", `/user/view/${viewer?.id}`),
    ...screens,
  ]
  const mayOpen = ({ path, needs = activeLink(path)?.needs }: Hit) =>
    !path.startsWith("/admin") || can(needs ?? "dashboard")
  const isFound = (hit: Hit) =>
    mayOpen(hit) && matchingSettings(words, { key: "", title: hit.title, note: hit.note ?? "" }, [])
  return { places: places.filter(isFound), settings: words ? settingsFor(words).filter(mayOpen) : [] }
}

const emptySite = {} as OfficeSiteFieldsFragment

const settingsFor = (words: string): Hit[] =>
  siteParts
    .filter((part) => matchingSettings(words, part, settingsOf(part, emptySite, emptySite)))
    .map(({ key, title, note }) => ({ group: "Settings", title, note, path: `/admin/site/${key}` }))
