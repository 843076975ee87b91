import { type Describe, school, sharedPicture } from "../../items/content/metadata.ts"

const home: Describe<unknown> = (_, place) => {
  const { site, whole } = place
  const picture = sharedPicture(site.hero.picture, place)
  const thing = {
    ...school(place),
    slogan: site.motto,
    description: site.about.intro,
    foundingDate: String(site.founded),
    address: site.address.join(", "),
    telephone: site.helpLine.number,
    email: site.email,
    logo: whole("/favicon.svg"),
    sameAs: Object.values(site.social).filter((link) => typeof link === "string" && link.startsWith("http")),
    ...(site.openingHours && { openingHours: site.openingHours.split(/, ?/) }),
    ...(picture && { image: picture.url }),
  }
  const website = { "@type": "WebSite", name: site.name, url: whole("/"), publisher: school(place) }
  return { description: site.about.intro || site.hero.text, picture, things: [thing, website] }
}

export const homeMetadata = { "/": home }
