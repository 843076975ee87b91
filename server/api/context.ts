import type { Logger } from "pino"
import type { SessionCookie } from "../access/cookies.ts"
import type { Sessions } from "../access/sessions.ts"
import type { Throttle } from "../access/throttle.ts"
import type { Viewer } from "../access/viewer.ts"
import type { Content } from "../content/content.ts"
import type { Database } from "../database/database.ts"
import type { Pictures } from "../images/pictures.ts"
import type { Outbox } from "../mail/outbox.ts"
import type { Settings } from "../settings.ts"

/** What the parts of a running site share. A noun that brings a service of its own adds it to this interface. */
export interface Services {
  settings: Settings
  log: Logger
  database: Database
  sessions: Sessions
  throttle: Throttle
  pictures: Pictures
  content: Content
  outbox: Outbox
}

/**
 * What a resolver is given: the site's services, and who asks from where. GraphQL and REST make the same one. Its
 * `content` is what the viewer sees of it.
 */
export interface Context extends Services {
  viewer: Viewer
  cookie: SessionCookie
  /** The network address that asks, for throttling. */
  address: string
  /** The browser's own words for itself. */
  device: string
}
