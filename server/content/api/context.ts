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

/** The shared services of a running site. `openServices` adds those of features. */
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

/** The same for GraphQL and REST. Its `content` is limited to what the viewer may see. */
export interface Context extends Services {
  viewer: Viewer
  /** SHA-256 of the preview token that opened the item: its picture URLs are signed for holders of that link. */
  previewHash?: string
  /** Permission to cache the answer for others, and its duration. */
  answer: AnswerNotes
  cookie: SessionCookie
  address: string
  /** The base of absolute URLs, such as `https://school.example`. */
  origin: string
  /** The User-Agent header. */
  device: string
  noteForLog(facts: RequestFacts): void
}

/** Runs a read-only answer on one snapshot of the database. */
export const inSnapshot = <T>(context: Context, answer: (context: Context) => Promise<T>): Promise<T> =>
  context.database.inSnapshot((database) => answer(Object.assign({}, context, servicesOn(database, context))))

/** Like `inSnapshot`, but changes the context itself, and returns the function that ends the snapshot. */
export function openSnapshot(context: Context): Promise<() => void> {
  return new Promise((resolve) => {
    context.database.inSnapshot((database) => {
      Object.assign(context, servicesOn(database, context))
      return new Promise<void>((end) => resolve(end))
    })
  })
}

const servicesOn = (database: Database, { content, pictures }: Context) => ({
  database,
  content: content.of(database),
  pictures: pictures.of(database),
})
