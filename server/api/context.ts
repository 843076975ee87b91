import type { Logger } from "pino"
import type { SessionCookie } from "../access/cookies.ts"
import type { Programs } from "../access/programs.ts"
import type { Sessions } from "../access/sessions.ts"
import type { Throttle } from "../access/throttle.ts"
import type { Viewer } from "../access/viewer.ts"
import type { AnswerNotes } from "../answers/answer-notes.ts"
import type { Backlog } from "../background/backlog.ts"
import type { Content } from "../content/content.ts"
import type { EventLog } from "../content/site-event.ts"
import type { Database } from "../database/database.ts"
import type { Pictures } from "../images/pictures.ts"
import type { RequestFacts } from "../log.ts"
import type { Outbox } from "../mail/outbox.ts"
import type { Settings } from "../settings.ts"

/** What the parts of a running site share. A feature that brings a service of its own adds it to this interface. */
export interface Services {
  settings: Settings
  log: Logger
  database: Database
  sessions: Sessions
  programs: Programs
  throttle: Throttle
  pictures: Pictures
  content: Content
  outbox: Outbox
  siteEvents: EventLog
  backlog: Backlog
}

/** What a resolver is given, the same by GraphQL and REST. Its `content` is what the viewer sees of it. */
export interface Context extends Services {
  viewer: Viewer
  /** SHA-256 of the preview token by which an item was shown: its pictures are addressed to whoever has that link. */
  previewHash?: string
  /** Where an answer says who else may have it, and how long it is true. */
  answer: AnswerNotes
  cookie: SessionCookie
  address: string
  /** What stands before the path of an absolute address of this site, such as `https://school.example`. */
  origin: string
  /** The browser's own words for itself. */
  device: string
  noteForLog(facts: RequestFacts): void
}

/** Answers with a context whose reads see one state of the database. For what only reads. */
export function reading<T>(context: Context, answer: (context: Context) => Promise<T>): Promise<T> {
  return context.database.reading((database) => answer(Object.assign({}, context, of(database, context))))
}

/** As `reading`, for an answer whose end is seen elsewhere: changes the context itself, and gives what ends it. */
export function beginReading(context: Context): Promise<() => void> {
  return new Promise((begun) => {
    context.database.reading((database) => {
      Object.assign(context, of(database, context))
      return new Promise<void>((end) => begun(end))
    })
  })
}

const of = (database: Database, { content, pictures }: Context) => ({
  database,
  content: content.of(database),
  pictures: pictures.of(database),
})
