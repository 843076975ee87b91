import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { SiteContext, type SiteInfo } from "../../base/layout/site-info.tsx"
import { defaultEnd } from "./notice-form.ts"
import { TranslationLink } from "./notice-screens.tsx"
import { stateOf } from "./notice-state.ts"

const zone = "Africa/Nairobi"
const at = (time: string) => Date.parse(`2031-05-31T${time}:00+03:00`)

it.each([
  ["ends with the day", "14:59", "2031-05-31T23:59:00+03:00"],
  ["entered from three o'clock on lasts through tomorrow", "15:00", "2031-06-01T23:59:00+03:00"],
])("A notice %s by default", (_what, now, end) => {
  expect(new Date(defaultEnd(at(now), zone) ?? "")).toEqual(new Date(end))
})

const notice = { startsAt: "2031-05-19T06:00:00.000Z", endsAt: "2031-05-19T09:00:00.000Z" }

it.each([
  ["05:59:59.999", "Later"],
  ["06:00:00.000", "Now"],
  ["08:59:59.999", "Now"],
  ["09:00:00.000", "Over"],
])("A notice from six to nine is at %s: %s", (time, state) => {
  expect(stateOf(notice, Date.parse(`2031-05-19T${time}Z`))).toBe(state)
})

it.each<[languages: SiteInfo["languages"], links: string[]]>([
  [["EN"], []],
  [["EN", "SW", "FR"], ["Translate it into Kiswahili, Français"]],
])("The notice form of a site in %j links to translations: %j", (languages, links) => {
  const site = { languages, timeZone: zone } as Partial<SiteInfo> as SiteInfo
  render(
    <SiteContext value={site}>
      <TranslationLink />
    </SiteContext>,
    inApp,
  )
  expect(screen.queryAllByRole("link").map(({ textContent }) => textContent)).toEqual(links)
})
