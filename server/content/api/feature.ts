import type { RequestHandler } from "express"
import type { MigrationInterface } from "typeorm"
import type { Job } from "../../base/background/recurring-job.ts"
import type { Services } from "./context.ts"
import type { HealthCheck } from "./health-check.ts"
import type { RestRow } from "./rest.ts"

export interface Screen {
  /** The path without host and `#`: `/contact`. */
  path: string
  /** The screen's entry in the search: heading, other names, and its contents in a sentence. None if absent. */
  found?: { title: string; label?: string; text: string }
}

/** A feature's part of the site: its rows and its part of the GraphQL schema. What reads something else of features adds it to this interface. */
export interface Feature {
  entities: (new () => object)[]
  resolvers: (new () => object)[]
  /** Its REST rows, under the heading by which they are shown; those of section 7 of the specification stand in `rest-rows.ts`. */
  rest?: Record<string, Record<string, RestRow>>
  migrations?: (new () => MigrationInterface)[]
  /** Its public screens that show no single item: lists, groups, forms. */
  screens?: Screen[]
  /** Every page that visitors read, by its path such as `/news/view/:id`, and what each understands of the query. */
  pages?: Record<string, string[]>
  /** Entities whose rows visitors never see. */
  unseen?: (new () => object)[]
  /** Entities left out of exports: sessions, which end, and rows derived from other rows. */
  unexported?: (new () => object)[]
  /** The files for programs among what `routes` answers to everybody, such as `/events.ics`. */
  documents?: string[]
  /** Handlers for addresses of its own, beside GraphQL and REST. */
  routes?(services: Services): RequestHandler
  /** Health checks, for the site's operator. */
  health?: HealthCheck[]
  /** Background work while the site is open. Started in the order of features, and stopped in reverse. */
  jobs?(services: Services): Job[]
}
