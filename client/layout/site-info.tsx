import { createContext, useContext } from "react"
import type { PictureFile } from "../ui/picture.tsx"
import type { SocialNetwork } from "../ui/social-icons.tsx"

export type SitePicture = PictureFile & { name: string }
export type PhoneLine = { label: string; number: string }
export type CallToAction = {
  title: string
  text: string
  picture: SitePicture | null
  actionLabel: string
  actionPath: string
}

export type SiteInfo = {
  name: string
  shortName: string
  motto: string
  founded: number
  /** Line by line. */
  address: string[]
  telephone: PhoneLine[]
  helpLine: PhoneLine
  email: string
  social: Record<SocialNetwork, string | null>
  onlineSchoolUrl: string
  footerText: string
  officeHours: string
  hero: CallToAction
  about: { tag: string; title: string; intro: string; path: string }
  categories: { title: string; text: string; path: string; icon: string }[]
  facilities: { name: string; text: string; picture: SitePicture | null }[]
  intake: CallToAction
  scholarship: CallToAction
  signInPanel: { quote: string; attribution: string }
}

/** What the school says about itself; `null` until it has come. */
export const SiteContext = createContext<SiteInfo | null>(null)

/** The school's name, address, texts and links; `null` while they load. */
export function useSite(): SiteInfo | null {
  return useContext(SiteContext)
}

/** "+44 20 7946 0100" as the address that a telephone dials. */
export function telephoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, "")}`
}
