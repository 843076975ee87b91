import { ownedType } from "../../content/items/owned-type.ts"
import { Event, EventFields } from "./event.ts"
import { notifyCalledOff } from "./notify-called-off.ts"
import { eraseTitle, restoreAnnounced, withdrawDeleted } from "./withdrawn-event.ts"

export const event = ownedType(Event, EventFields, {
  one: "an event",
  example: (now) => ({
    title: "Kite day",
    date: new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    location: "The field",
    description: "<p>Bring a kite.</p>",
  }),
  plural: "events",
  required: "Title, date, location and description are required.",
  pictureOptional: true,
  descriptions: {
    delete:
      "Deletes an event with its attendance list and returns it as it was. Subscribed calendars show it as " +
      "cancelled. It stays in the bin for 30 days.",
  },
  mailed: notifyCalledOff,
  onDelete: withdrawDeleted,
  onRestore: restoreAnnounced,
  onErase: eraseTitle,
})
