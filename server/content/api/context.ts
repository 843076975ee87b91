import type { Logger } from "pino"
import type { SessionCookie } from "../../access/cookies.ts"
import type { Programs } from "../../access/programs.ts"
import type { Sessions } from "../../access/sessions.ts"
import type { SignedKeys } from "../../access/signed-keys.ts"
import type { Throttle } from "../../access/throttle.ts"
import type { Viewer } from "../../access/viewer.ts"
import type { AnswerNotes } from "../../base/api/answer-notes.ts"
import type { Backlog } from "../../base/background/backlog.ts"
import type { Clock } from "../../base/background/clock.ts"
import type { Outages } from "../../base/background/outages.ts"
import type { RequestFacts } from "../../base/log.ts"
import type { Settings } from "../../base/settings.ts"
import type { Database } from "../../store/database/database.ts"
import type { Outbox } from "../../store/mail/outbox.ts"

/** The shared services of a running site. A feature that brings its own service adds it to this interface. */
export interface Services {
  settings: Settings
  log: Logger
  database: Database
  sessions: Sessions
  programs: Programs
  throttle: Throttle
  outbox: Outbox
  clock: Clock
  outages: Outages
  keys: SignedKeys
  backlog: Backlog
}

/** The context of a resolver, the same for GraphQL and REST. Its `content` is limited to what the viewer may see. */
export interface Context extends Services {
  viewer: Viewer
  /** SHA-256 of the preview token by which an item was shown: its pictures are addressed to whoever has that link. */
  previewHash?: string
  /** Notes on the answer: who else may get it, and how long it stays true. */
  answer: AnswerNotes
  cookie: SessionCookie
  address: string
  /** The start of the site's absolute addresses, such as `https://school.example`. */
  origin: string
  /** The browser's own words for itself. */
  device: string
  noteForLog(facts: RequestFacts): void
}

/** Answers with a context whose reads see one state of the database. For what only reads. */
export function reading<T>(context: Context, answer: (context: Context) => Promise<T>): Promise<T> {
  return context.database.reading((database) => answer(Object.assign({}, context, of(database, context))))
}

/** Like `reading`, for an answer that ends elsewhere: changes the context itself, and returns the way to end it. */
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
