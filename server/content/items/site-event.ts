import { itemTypeNamed } from "../../base/api/open-enum.ts"

/** A subject of notifications to programs: a type, such as NEWS_STORY. */
export type EventTopic = string

export const publicEvents = ["published", "changed", "taken_down"] as const
export const formEvents = ["received"] as const

export type EventName = (typeof publicEvents)[number] | (typeof formEvents)[number]

/** `news_story.published` */
export const eventType = (topic: EventTopic, event: EventName) => `${topic.toLowerCase()}.${event}`

const topics = new Map<EventTopic, { name: string; events: readonly EventName[] }>()

/** Notifies programs of a type's items. @param name the staff's word for them: `News stories` */
export function registerTopic(type: { name: string }, name: string, events: readonly EventName[] = publicEvents) {
  topics.set(itemTypeNamed(type), { name, events })
}

export const eventTopics = () =>
  [...topics]
    .map(([topic, description]) => ({ topic, ...description }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"))

export interface SiteEvent {
  topic: EventTopic
  event: EventName
  itemId: number
  /** The public path: `/news/view/12`. */
  path?: string | null
}
