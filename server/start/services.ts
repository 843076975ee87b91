import type { Logger } from "pino"
import { Programs } from "../access/programs.ts"
import { SecondFactors } from "../access/second-factor.ts"
import { Sessions } from "../access/sessions.ts"
import { SignedKeys } from "../access/signed-keys.ts"
import { Throttle } from "../access/throttle.ts"
import { Backlog } from "../base/background/backlog.ts"
import { Clock } from "../base/background/clock.ts"
import { Outages } from "../base/background/outages.ts"
import type { RecurringJob } from "../base/background/recurring-job.ts"
import type { Settings } from "../base/settings.ts"
import type { AboutPeople } from "../content/api/about-people.ts"
import type { Services } from "../content/api/context.ts"
import type { HealthCheck } from "../content/api/health-check.ts"
import { type Editors, editorsIn } from "../content/history/editors.ts"
import { Content } from "../content/items/content.ts"
import type { ContentType, OwnedRow } from "../content/items/content-type.ts"
import type { RecordedRow } from "../content/items/record.ts"
import { Children } from "../content/pictures/children.ts"
import { Gate } from "../content/pictures/gate.ts"
import { PictureFiles } from "../content/pictures/picture-files.ts"
import { PictureKeys } from "../content/pictures/picture-keys.ts"
import { PictureUses } from "../content/pictures/picture-uses.ts"
import { Pictures } from "../content/pictures/pictures.ts"
import { Variants } from "../content/pictures/variants.ts"
import { Publishing } from "../content/publication/publishing.ts"
import { Schedule } from "../content/publication/schedule.ts"
import { StateEffects } from "../content/publication/state-changes.ts"
import { MissedSearches } from "../content/search/missed-searches.ts"
import { Search } from "../content/search/search.ts"
import { schoolMailbox } from "../content/site-info/school-mailbox.ts"
import { readSchoolTexts, type SchoolTexts } from "../content/site-info/school-texts.ts"
import { type Readiness, readinessIn, requireWorking } from "../doors/web/health.ts"
import { Backups } from "../school/backup/backups.ts"
import { withheldJob } from "../school/consent/withheld.ts"
import { heldPlacesJob } from "../school/events/held-places.ts"
import { Documents, documentsAmong } from "../school/pages/documents.ts"
import { Reads } from "../school/trending/reads.ts"
import { Trending } from "../school/trending/trending.ts"
import { LiveStream } from "../school/webhooks/live.ts"
import { Webhooks } from "../school/webhooks/webhooks.ts"
import type { ImageStore } from "../store/images/image-store.ts"
import { Outbox } from "../store/mail/outbox.ts"
import { smtpTransport } from "../store/mail/transport.ts"
import { features } from "./features.ts"
import { Purge } from "./purge.ts"
import { entities, openSiteDatabase } from "./site-database.ts"
import { openSiteStore, secretOf } from "./site-folder.ts"

declare module "../content/api/context.ts" {
  interface Services {
    aboutPeople: AboutPeople[]
    backups: Backups
    children: Children
    content: Content
    documents: Documents
    editors: Editors
    healthChecks: HealthCheck[]
    heldPlaces: RecurringJob
    images: { store: ImageStore; variants: Variants }
    live: LiveStream
    missedSearches: MissedSearches
    pictureFiles: PictureFiles
    pictures: Pictures
    publishing: Publishing
    purge: Purge
    readiness(): Promise<Readiness>
    reads: Reads
    schedule: Schedule
    schoolTexts(): Promise<SchoolTexts[]>
    search: Search
    secondFactors: SecondFactors
    trending: Trending
    webhooks: Webhooks
    withheldPictures: RecurringJob
  }
}

const types = entities as ContentType<RecordedRow>[]
export const ownedEntities = types.filter(({ listedStates }) => listedStates) as ContentType<OwnedRow>[]
const screens = features.flatMap((feature) => feature.screens ?? [])
const healthChecks = features.flatMap(({ health }) => health ?? [])
const aboutPeople = features.flatMap((feature) => feature.aboutPeople ?? [])
const answers = features.flatMap((feature) => feature.answers ?? [])
const texts = features.flatMap((feature) => feature.texts ?? [])

/** Opens a site's stores without serving it, as commands need. */
export async function openServices(settings: Settings, log: Logger, openedStore?: ImageStore): Promise<Services> {
  const store = openedStore ?? (await openSiteStore(settings))
  const database = await openSiteDatabase(settings, log)
  const secret = await secretOf(settings)
  const uses = PictureUses.in(database.read)
  const images = { store, variants: new Variants(store) }
  const clock = new Clock(log)
  const outages = new Outages({ log, checkHealth: () => requireWorking(database, store) })
  const otherFiles = (names: string[]) => documentsAmong(database.read, names)
  const pictureFiles = new PictureFiles({ database, uses, ...images, log, clock, otherFiles })
  const children = new Children(secret)
  const pictures = new Pictures(database, uses, store, pictureFiles, new PictureKeys(secret), new Gate(uses, children))
  const documents = new Documents({ database, store, clock, log })
  const search = new Search(database, answers, screens)
  const { mail } = settings
  const transport = mail.smtpUrl ? smtpTransport(mail.smtpUrl) : undefined
  const from = async () => mail.from ?? schoolMailbox({ database, settings })
  const keys = new SignedKeys(secret)
  const outbox = new Outbox({ database, log, transport, from })
  const webhooks = new Webhooks({ database, log, outbox, settings, secret })
  const noteMoment = (moment: Date) => schedule.wakeAt(moment)
  const followers = new StateEffects({ outbox, settings, webhooks, wakeAt: noteMoment })
  const content = new Content(database, pictures, search, followers)
  const publishing = new Publishing(pictures, followers, database)
  const schedule: Schedule = new Schedule({ database, pictures, content, publishing, types: ownedEntities, log })
  return {
    settings,
    log,
    clock,
    database,
    images,
    outbox,
    webhooks,
    live: new LiveStream({ database, settings, log }),
    sessions: new Sessions(database, secret),
    programs: new Programs(database, log),
    secondFactors: new SecondFactors(secret),
    keys,
    heldPlaces: heldPlacesJob({ database, outbox, keys, settings, log }),
    withheldPictures: withheldJob({ database, outbox, children, pictures, settings, log }),
    throttle: new Throttle(database),
    outages,
    readiness: () => readinessIn(outages, database, store),
    healthChecks,
    pictures,
    children,
    pictureFiles,
    content,
    documents,
    publishing,
    schedule,
    search,
    schoolTexts: () => readSchoolTexts(texts, database),
    editors: editorsIn(database),
    reads: new Reads(database, log),
    missedSearches: new MissedSearches(database, log),
    trending: new Trending(database),
    aboutPeople,
    backups: new Backups({ settings, database, log, secret }),
    purge: new Purge({ database, pictures, log, settings }),
    backlog: new Backlog(log, [() => search.indexScreens(), () => search.catchUp(types)]),
  }
}
