import { isoDay } from "../../base/ui/dates/dates.tsx"
import { codeOf } from "../../base/ui/words/api-language.ts"
import { msg } from "../../base/ui/words/translate.ts"
import { pageKeys } from "../../generated/constants.ts"
import type {
  ArticleQuery,
  ClassQuery,
  EventQuery,
  GalleryQuery,
  NewsStoryQuery,
  PageQuery,
  ProfileQuery,
  SchoolYearQuery,
} from "../../generated/graphql.ts"
import { type Describe, type MetadataRows, post, school, sharedPicture } from "../../items/content/metadata.ts"
import { translated } from "../../items/content/translated.ts"

const home: Describe<unknown> = (_, place) => {
  const { site, t, absoluteUrl } = place
  const picture = sharedPicture(site.hero.picture, place)
  const thing = {
    ...school(place),
    slogan: t(site.motto),
    description: t(site.about.intro),
    foundingDate: String(site.founded),
    address: site.address.join(", "),
    telephone: site.helpLine.number,
    email: site.email,
    logo: absoluteUrl(site.look.version ? `/look/${site.look.version}/512.png` : "/favicon.svg"),
    sameAs: Object.values(site.social).filter((link) => typeof link === "string" && link.startsWith("http")),
    ...(site.openingHours && { openingHours: site.openingHours.split(/, ?/) }),
    ...(picture && { image: picture.url }),
  }
  const website = { "@type": "WebSite", name: site.name, url: absoluteUrl("/"), publisher: school(place) }
  return { description: t(site.about.intro || site.hero.text), picture, things: [thing, website] }
}

const person: Describe<ProfileQuery> = ({ profile }, place) => {
  if (!profile) return null
  const { name, position } = profile
  const picture = sharedPicture(profile.picture, place)
  const thing = {
    "@type": "Person",
    name,
    jobTitle: place.t(position),
    url: place.url,
    worksFor: school(place),
    ...(picture && { image: picture.url }),
  }
  const description = `${name}, ${place.t(position)}, ${place.site.name}.`
  return { description, picture, kind: "profile", things: [thing] }
}

const schoolClass: Describe<ClassQuery> = ({ schoolClass }, place) => {
  if (!schoolClass) return null
  const { title, room, picture, languages } = translated(schoolClass)
  const description = [title, schoolClass.teachers.map((teacher) => teacher.name).join(", "), room].filter(Boolean)
  return {
    description: `${description.join(". ")}.`,
    picture: sharedPicture(picture, place, schoolClass.note),
    languages: languages.map(codeOf),
  }
}

const gallery: Describe<GalleryQuery> = ({ gallery }, place) => {
  if (!gallery) return null
  const { name, description, displayDate, images } = gallery
  const image = images.map(({ caption, picture }) => ({
    "@type": "ImageObject",
    contentUrl: place.absoluteUrl(picture.url),
    width: picture.width,
    height: picture.height,
    caption: caption || picture.alt,
  }))
  const thing = { "@type": "ImageGallery", name, description, url: place.url, datePublished: displayDate, image }
  return { description, picture: sharedPicture(gallery.picture, place), things: [thing] }
}

const event: Describe<EventQuery> = ({ event }, place) => {
  if (!event) return null
  const { title, date, endDate, allDay, location, opening, cancelled, languages } = translated(event)
  const formatted = (moment: string | number) => (allDay ? isoDay(moment, place.site.timeZone) : moment)
  const picture = sharedPicture(event.picture, place, event.description)
  const thing = {
    "@type": "Event",
    name: title,
    description: opening,
    startDate: formatted(date),
    ...(endDate && { endDate: formatted(allDay ? Date.parse(endDate) - 1 : endDate) }),
    eventStatus: `https://schema.org/${cancelled ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: location, address: place.site.address.join(", ") },
    organizer: school(place),
    url: place.url,
    ...(picture && { image: picture.url }),
  }
  return { description: opening, picture, things: [thing], languages: languages.map(codeOf) }
}

/** Search engines must not index an empty page. */
const page: Describe<PageQuery> = ({ page }, place) => {
  if (!page?.opening) return null
  const { opening, picture, languages } = translated(page)
  const texts = page.pageIntro + page.pageText + page.shownTexts.join("")
  return { description: opening, picture: sharedPicture(picture, place, texts), languages: languages.map(codeOf) }
}

const year: Describe<SchoolYearQuery> = ({ schoolYear: { name } }, { site, t }) => ({
  description: `${site.name}, ${name}. ${t("Term dates, holidays, half-days, closures and days off: the school year at a glance.")}`,
})

const contact: Describe<unknown> = (_, { site, t }) => ({
  description: [`${t("Contact Us")}: ${site.name}`, site.helpLine.number, site.email, t(site.officeHours)]
    .filter(Boolean)
    .join(". "),
})

const apply: Describe<unknown> = (_, place) => ({
  description: `${place.site.name}. ${place.t("The enrolment form: apply for a place for your child, to join or register at the school.")}`,
  picture: sharedPicture(place.site.intake.picture, place),
})

/** Pages without a row ask search engines not to index them. */
export const pageMetadata: MetadataRows = {
  "/": home,
  "/news": msg("What happened at {school}, newest first."),
  "/news/view/:id": post("NewsArticle", ({ newsStory }: NewsStoryQuery) => newsStory),
  "/blog": msg("Teachers of {school} write about learning, growing up and school days."),
  "/blog/view/:id": post("BlogPosting", ({ article }: ArticleQuery) => article),
  "/profiles": msg("Everybody who works at the school."),
  "/profiles/view/:id": person,
  "/governors": msg("The board: the people who govern the school."),
  "/management": msg("The people who manage and run the school day to day."),
  "/teachers": msg("The staff who teach the classes: who teaches what."),
  "/classes": msg("Every class with its class teacher and its room."),
  "/classes/view/:id": schoolClass,
  "/gallery": msg("Pictures of life at {school}."),
  "/gallery/view/:id": gallery,
  "/events": msg("Term dates, open mornings and everything else that is on at {school}."),
  "/events/view/:id": event,
  ...Object.fromEntries(pageKeys.map((key) => [`/${key}`, page])),
  "/p/:address": page,
  "/dates": year,
  "/contact": contact,
  "/apply": apply,
  "/absence": msg(
    "Tell the school that your child is ill or away and does not come today: a short form for sick days and absences.",
  ),
}
