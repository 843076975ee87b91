import type { RequestHandler } from "express"
import type { MigrationInterface } from "typeorm"
import type { FeedSource } from "../content/feed-entry.ts"
import type { AnyOwnedType } from "../content/owned-type.ts"
import type { AnswerSource } from "../content/searchable.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import type { Services } from "./context.ts"
import type { HealthCheck } from "./health-check.ts"
import type { RestRow } from "./rest.ts"

export interface Screen {
  /** Without a host and without `#`: `/contact`. */
  path: string
  /** How a search finds it: its heading, what else it is called, and what people come for, in a sentence. Without them, it does not. */
  found?: { title: string; label?: string; text: string }
}

/** What a feature's folder adds to the site: its rows, its part of the GraphQL schema. */
export interface Feature {
  entities: (new () => object)[]
  resolvers: (new () => object)[]
  owned?: AnyOwnedType
  /** Its REST rows, under the heading by which they are shown; those of section 7 of the specification stand in `rest-rows.ts`. */
  rest?: Record<string, Record<string, RestRow>>
  /** Changes of its tables that no other feature needs. */
  migrations?: (new () => MigrationInterface)[]
  /** Its public screens that show no single item: lists, groups, forms. */
  screens?: Screen[]
  /** Answers what a search asks of what it knows. Of several, the first that has one. */
  answers?: AnswerSource
  /** Every page that visitors read, by its path such as `/news/view/:id`, and what each understands of the query. */
  pages?: Record<string, string[]>
  /** Those of its entities of whose rows no visitor sees anything. */
  unseen?: (new () => object)[]
  /** Those of its entities whose rows no export takes along: sessions, which end, and what is worked out from other rows. */
  unexported?: (new () => object)[]
  /** The files for programs among what `routes` answers to everybody, such as `/events.ics`. */
  documents?: string[]
  /** What stands in the feeds of it beside the items of its type. */
  inFeeds?: FeedSource
  /** What it answers at addresses of its own, beside GraphQL and REST. */
  routes?(services: Services): RequestHandler
  /** What of it shall be well, for whoever keeps the site. */
  health?: HealthCheck[]
  /** Fills its tables from `data/` at the first start. Features start in the order of their list. */
  start?(starting: StartingContent): Promise<void>
}
