import type { RequestHandler } from "express"
import type { EntityManager, MigrationInterface } from "typeorm"
import type { Job } from "../../base/background/recurring-job.ts"
import type { Translate } from "../../base/words.ts"
import type { AnyOwnedType } from "../items/owned-type.ts"
import type { AnswerSource } from "../items/searchable.ts"
import type { TextsSource } from "../site-info/school-texts.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import type { AboutPeople } from "./about-people.ts"
import type { Services } from "./context.ts"
import type { HealthCheck } from "./health-check.ts"
import type { RestRow } from "./rest.ts"

export interface Screen {
  /** Without host and `#`: `/contact`. */
  path: string
  /** Its search entry: heading, other names, contents in a sentence. If absent, search does not find the screen. */
  searchEntry?(t: Translate): { title: string; label?: string; text: string }
  /** True while menus, sitemap and search leave it out. */
  isHidden?(read: EntityManager): Promise<boolean>
}

export async function hiddenPaths(read: EntityManager, screens: Screen[]): Promise<string[]> {
  const hidden = await Promise.all(screens.map(async ({ path, isHidden }) => ((await isHidden?.(read)) ? [path] : [])))
  return hidden.flat()
}

export interface Feature {
  entities: (new () => object)[]
  resolvers: (new () => object)[]
  /** Keyed by the heading in the documentation; the rows of the specification's section 7 are in `rest-rows.ts`. */
  rest?: Record<string, Record<string, RestRow>>
  migrations?: (new () => MigrationInterface)[]
  /** Public screens that show no single item: lists, groups, forms. */
  screens?: Screen[]
  /** Every public page by its route, such as `/news/view/:id`, with its query parameters. */
  pages?: Record<string, string[]>
  /** Entities whose rows visitors never see. */
  unseen?: (new () => object)[]
  /** Entities left out of exports: sessions, which end, and rows derived from other rows. */
  unexported?: (new () => object)[]
  /** The public files for programs among `routes`, such as `/events.ics`. */
  documents?: string[]
  routes?(services: Services): RequestHandler
  health?: HealthCheck[]
  /** Background jobs, started in the order of features and stopped in reverse. */
  jobs?(services: Services): Job[]
  aboutPeople?: AboutPeople[]
  /** Entities with texts that name nobody, or that follow from other rows. */
  aboutNobody?: (new () => object)[]
  /** Answers a search directly. The first feature with an answer wins. */
  answers?: AnswerSource
  /** Fills its tables from `data/` on the first start. Runs in the order of the features. */
  start?(starting: StartingContent): Promise<void>
  texts?: TextsSource
  owned?: AnyOwnedType
}
