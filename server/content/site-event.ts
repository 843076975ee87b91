import type { EntityManager } from "typeorm"
import { itemTypeNamed } from "./item-type.ts"

/** What programs can be notified of, such as NEWS_STORY: the type that it is about. */
export type EventTopic = string

export const publicEvents = ["published", "changed", "taken_down"] as const
export const formEvents = ["received"] as const

export type EventName = (typeof publicEvents)[number] | (typeof formEvents)[number]

interface TopicDescription {
  name: string
  events: readonly EventName[]
}

const topics = new Map<EventTopic, TopicDescription>()

/** Has programs notified of the items of a type. @param name what people call them: `News stories` */
export function registerTopic(type: { name: string }, name: string, events: readonly EventName[] = publicEvents) {
  topics.set(itemTypeNamed(type), { name, events })
}

export const eventTopics = () =>
  [...topics]
    .map(([topic, description]) => ({ topic, ...description }))
    .sort((one, other) => one.name.localeCompare(other.name, "en"))

export interface Happened {
  topic: EventTopic
  event: EventName
  itemId: number
  /** Where everybody reads it: `/news/view/12`. */
  path?: string | null
}

/** Notes for programs what has happened, in the transaction in which it does. What nobody is notified of is left out. */
export interface EventLog {
  record(rows: EntityManager, happened: Happened): Promise<void>
  /** What was recorded is on disk: programs can be notified. What everybody reads is noticed without it. */
  wake(): void
}
