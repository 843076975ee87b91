import { isoDay } from "../../base/ui/dates/dates.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import type { EventQuery } from "../../generated/graphql.ts"
import { type Describe, school, sharedPicture } from "../../items/content/metadata.ts"
import { codeOf, translated } from "../../items/content/reading.ts"

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

export const eventsMetadata = {
  "/events": msg("Term dates, open mornings and everything else that is on at {school}."),
  "/events/view/:id": event,
}
