import { menu } from "../../base/layout/menu.ts"
import {
  footerGroupLimits,
  menuGroupLimits,
  mostAskedLimits,
  siteLinkLimits,
  socialLinksLimits,
} from "../../generated/limits.ts"
import type {
  FooterGroupInput,
  MenuGroupInput,
  MostAskedInput,
  SiteLinkInput,
  SocialLinksInput,
} from "../../generated/office.ts"
import { group, list } from "../../items/forms/groups.tsx"
import { type Fields, multiline, optionalText, text, wholeNumber } from "../../items/forms/text.tsx"
import { siteForm } from "./part-form.tsx"

export const linkFields = {
  title: text({ label: "Name", half: true }),
  path: text({ label: "Leads to", required: true, half: true }),
} satisfies Fields<SiteLinkInput>

export const NameForm = siteForm({
  name: text({ label: "Name" }),
  shortName: text({ label: "Short name", hint: "The name in a word or two, for narrow screens." }),
  motto: text({ label: "Motto" }),
  founded: wholeNumber({ label: "Founded in" }),
  footerText: multiline({ label: "Text at the foot of every page", rows: 3 }),
})

const input = { type: "url" }

const places = {
  facebook: optionalText({ label: "Facebook", input }),
  twitter: optionalText({ label: "X (Twitter)", input }),
  instagram: optionalText({ label: "Instagram", input }),
  linkedIn: optionalText({ label: "LinkedIn", input }),
  youtube: optionalText({ label: "YouTube", input }),
} satisfies Fields<SocialLinksInput>

export const ElsewhereForm = siteForm({
  onlineSchoolUrl: text({ label: "Online school", hint: "Its address, which begins with https://", input }),
  social: group({ label: "Social links", fields: places, limits: socialLinksLimits }),
})

const links = list({
  label: "Links",
  noun: "link",
  fields: linkFields,
  limits: siteLinkLimits,
  blank: { path: "/" },
  inLine: true,
})

const footerGroup = { title: text({ label: "For whom" }), links } satisfies Fields<FooterGroupInput>

export const FooterForm = siteForm({
  footerGroups: list({
    label: "Groups",
    hint: "A page of the menu that is in no group stands after them.",
    noun: "group",
    fields: footerGroup,
    limits: footerGroupLimits,
  }),
})

const mostAskedFields = {
  ...linkFields,
  text: text({ label: "Short line", hint: "The answer itself, where it is short: Tell us before 8:30." }),
} satisfies Fields<MostAskedInput>

export const MostAskedForm = siteForm({
  mostAsked: list({
    label: "Links",
    hint: "In the order in which they are shown. Leave out what nobody asks for.",
    noun: "link",
    fields: mostAskedFields,
    limits: mostAskedLimits,
    blank: { path: "/" },
  }),
})

const menuGroup = { title: text({ label: "Group" }), links } satisfies Fields<MenuGroupInput>

const menuGroups = list({
  label: "Groups",
  hint: "Without a group, the menu is the built-in one again. A page without words is left out.",
  noun: "group",
  fields: menuGroup,
  limits: menuGroupLimits,
})

const builtIn = menu.map(({ label, links }) => ({
  title: label,
  links: links.map(({ label, path }) => ({ title: label, path })),
}))

export const MenuGroupsForm = siteForm({
  menuGroups: {
    ...menuGroups,
    start: (stored: Parameters<typeof menuGroups.start>[0]) => menuGroups.start(stored?.length ? stored : builtIn),
  },
})
