import { type Describe, school, sharedPicture } from "../content/metadata.ts"
import { codeOf, translated } from "../content/reading.ts"
import type { EventQuery } from "../generated/graphql.ts"
import { isoDay } from "../ui/dates/dates.tsx"

const list: Describe<unknown> = (_, place) => ({
  description: place.t("Term dates, open mornings and everything else that is on at {school}.", {
    school: place.site.name,
  }),
})

const event: Describe<EventQuery> = ({ event }, place) => {
  if (!event) return null
  const { title, date, endDate, allDay, location, opening, cancelled, languages } = translated(event)
  const formatted = (moment: string | number) => (allDay ? isoDay(moment, place.site.timeZone) : moment)
  const picture = sharedPicture(event.picture, place)
  const thing = {
    "@type": "Event",
    name: title,
    description: opening,
    startDate: formatted(date),
    ...(endDate && { endDate: formatted(allDay ? Date.parse(endDate) - 1 : endDate) }),
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: location, address: place.site.address.join(", ") },
    organizer: school(place),
    url: place.url,
    ...(picture && { image: picture.url }),
  }
  return { description: opening, picture, things: [thing], languages: languages.map(codeOf) }
}

export const eventsMetadata = { "/events": list, "/events/view/:id": event }
