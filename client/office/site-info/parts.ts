import { ContactForm } from "./contact-form.tsx"
import { ElsewhereForm, FooterForm, MenuGroupsForm, MostAskedForm, NameForm } from "./frame-forms.ts"
import { AboutForm, CallsForm, CategoriesForm, FacilitiesForm, HeroForm, RoutineForm } from "./home-forms.ts"
import { LookForm } from "./look-form.tsx"
import { MapForm } from "./map-form.tsx"
import { MenuForm } from "./menu-form.tsx"
import { OwnPagesForm } from "./own-pages-form.tsx"
import type { SitePartForm } from "./part-form.tsx"
import { FormNotesForm, PicturesForm, SignInPanelForm, StaffWorkForm } from "./staff-forms.ts"
import { SynonymsForm } from "./synonyms-form.tsx"
import { LanguagesForm, TranslationsForm } from "./translations-form.tsx"
import { WordingsForm } from "./wordings-form.tsx"

export type SitePart = {
  key: string
  title: string
  note: string
  form?: SitePartForm
  /** The page that this part changes, if not the home page. */
  see?: string
  /** Further words by which the search for settings finds this part. */
  words?: string
  /** The site's field in this part, if its form lists none. */
  of?: string
}

const ofSchool: SitePart[] = [
  { key: "name", title: "Name and motto", note: "In the header and the footer of every page.", form: NameForm },
  {
    key: "look",
    title: "Look",
    note: "Crest, colours, ornament and typeface of every page, of its icon, and of what is shared.",
    form: LookForm,
    words: "logo brand color font theme icon",
  },
  {
    key: "contact",
    title: "Address, telephone and time zone",
    note: "Address, telephone lines, email and office hours, in the header, the footer and under Contact; and the school’s clocks.",
    form: ContactForm,
    see: "/contact",
    words: "phone email clock",
  },
  {
    key: "map",
    title: "Map",
    note: "A map as a picture, and the way to the school, under Contact and beside the enrolment form.",
    form: MapForm,
    see: "/contact",
    words: "directions",
  },
  {
    key: "elsewhere",
    title: "Social links and online school",
    note: "The icons of the header and the footer, and Online School in the menu.",
    form: ElsewhereForm,
    words: "facebook twitter instagram",
  },
]

const ofHome: SitePart[] = [
  { key: "hero", title: "Hero banner", note: "The first thing on the home page.", form: HeroForm },
  {
    key: "routine",
    title: "Gate and lunch",
    note: "A usual day, under Today on the home page. What is different goes under Dates.",
    form: RoutineForm,
    words: "bell times meals",
  },
  {
    key: "most-asked",
    title: "Often asked for",
    note: "Up to six links, on the home page and at the top of the menu on a phone.",
    form: MostAskedForm,
  },
  { key: "about", title: "About the school", note: "The words under the hero banner.", form: AboutForm },
  {
    key: "categories",
    title: "Category links",
    note: "The doors under Find your way on the home page, and the text of the search box there.",
    form: CategoriesForm,
  },
  {
    key: "facilities",
    title: "Facilities",
    note: "Rooms and places, with pictures, on the home page.",
    form: FacilitiesForm,
  },
  {
    key: "staff",
    title: "Staff on the home page",
    note: "The words above the people on the home page.",
  },
  {
    key: "calls",
    title: "Calls to action",
    note: "Next year’s intake and the scholarship, on the home page.",
    form: CallsForm,
  },
]

const ofMenus: SitePart[] = [
  {
    key: "menu-groups",
    title: "Menu groups",
    note: "The groups of the menu and the pages in them, in their order.",
    form: MenuGroupsForm,
  },
  {
    key: "menu",
    title: "Notes in the menu",
    note: "A few words below the name of each page, in the menu of wide screens and beside the pages. A name without words stands alone.",
    form: MenuForm,
    of: "menuNotes",
  },
  {
    key: "footer",
    title: "Footer",
    note: "The links at the foot of every page, by who asks for them.",
    form: FooterForm,
  },
  {
    key: "pages",
    title: "Pages of your own",
    note: "Further pages, for what the built-in ones do not say. To delete one, open it.",
    form: OwnPagesForm,
  },
]

const ofWords: SitePart[] = [
  {
    key: "words",
    title: "Words of the pages",
    note: "Other words for headings, buttons and messages of the public pages, in each of their languages.",
    form: WordingsForm,
  },
  {
    key: "languages",
    title: "Languages",
    note: "The languages in which families can read the site.",
    form: LanguagesForm,
    words: "swahili french",
  },
  {
    key: "translations",
    title: "Translations",
    note: "Every text of the school on its pages, such as the banner, the menu and the names of dates, with a field for each other language. Stories and pages are translated on their own forms.",
    form: TranslationsForm,
    words: "swahili french",
  },
  {
    key: "synonyms",
    title: "Words that mean the same",
    note: "For the search: “clothes” also finds the uniform.",
    form: SynonymsForm,
    see: "/search",
    words: "searched in vain",
  },
]

const ofOffice: SitePart[] = [
  {
    key: "forms",
    title: "Forms and receipts",
    note: "Who answers what families send, by when, what happens next, and how long it is kept. The forms and their receipts show this.",
    form: FormNotesForm,
    see: "/contact",
  },
  {
    key: "approval",
    title: "Approval, mail and letters to people",
    note: "Whether an administrator looks at what editors write before it is public, what administrators are told each week, and whether visitors may write to each of the staff.",
    form: StaffWorkForm,
    see: "/admin/approvals",
  },
  {
    key: "pictures",
    title: "Pictures of people",
    note: "Which are public, and how large.",
    form: PicturesForm,
    see: "/admin/pictures?show=unsaid",
  },
  {
    key: "sign-in",
    title: "Sign-in panel",
    note: "The words beside the sign-in form.",
    form: SignInPanelForm,
    see: "/login",
  },
]

export const siteGroups = [
  { title: "The school", parts: ofSchool },
  { title: "The home page", parts: ofHome },
  { title: "Menus and pages", parts: ofMenus },
  { title: "Words and languages", parts: ofWords },
  { title: "The office", parts: ofOffice },
]

export const siteParts = siteGroups.flatMap(({ parts }) => parts)
