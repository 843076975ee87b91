import { formNoteLimits, signInPanelLimits } from "../../generated/limits.ts"
import type { FormNoteInput } from "../../generated/office.ts"
import { check } from "../../items/forms/choices.tsx"
import { group } from "../../items/forms/groups.tsx"
import { type Fields, multiline, optionalNumber, text, wholeNumber } from "../../items/forms/text.tsx"
import { settingLabels } from "../../items/history/field-label.ts"
import { partForm, siteForm } from "./part-form.tsx"

export const StaffWorkForm = siteForm({
  approvesEditors: check({
    label: settingLabels.approvesEditors,
    shortLabel: "Approval",
    words: "review moderation",
    hint: "Administrators get a mail with the link, and approve it or send it back with a note.",
  }),
  weeklyMail: check({
    label: settingLabels.weeklyMail,
    shortLabel: "Weekly mail",
    see: "/admin/activity",
    hint: "What was published, changed and deleted in the week before, and by whom.",
  }),
  writeToPeople: check({
    label: settingLabels.writeToPeople,
    shortLabel: "Letters to people",
    see: "/teachers",
    hint: "Each profile has a button to the contact form. The office gets every message, and the person too if the account’s page names the profile. No address is shown.",
  }),
  requiresSecondFactor: check({
    label: settingLabels.requiresSecondFactor,
    shortLabel: "Second step",
    words: "two-factor 2fa authenticator security",
    see: "/admin/users",
    hint: "Until one has added an app on their own page, they may do what an editor may. Add yours first.",
  }),
})

export const PicturesForm = siteForm({
  unsaidIsPublic: check({
    label: settingLabels.unsaidIsPublic,
    shortLabel: "Pictures nobody has answered for",
    hint: "Otherwise what shows such a picture stays a draft. We recommend that: it takes one tap to answer.",
  }),
  asksYearly: check({
    label: settingLabels.asksYearly,
    shortLabel: "Asked again",
    words: "consent permission renew",
    see: "/admin/consent",
    hint: "An earlier yes is valid for 30 days more once the first term has begun. Consent lists whom to ask.",
  }),
  publicPixels: wholeNumber({
    label: settingLabels.publicPixels,
    hint: "In pixels, 640 to 2,560. Pictures in which nobody can be recognised are public as large as they were sent.",
    half: true,
    required: true,
    input: { type: "number" },
  }),
  refusesTraining: check({
    label: settingLabels.refusesTraining,
    shortLabel: "Crawlers",
    hint: "The file robots.txt asks them to stay away. Some ignore it.",
  }),
})

const note = {
  fields: {
    answeredBy: text({ label: "Who answers", hint: "As in “Ms Verhoeven in admissions”." }),
    answerDays: wholeNumber({
      label: "Within how many school days",
      hint: "0 is the same day.",
      half: true,
      required: true,
      input: { type: "number" },
    }),
    keptMonths: optionalNumber({
      label: "Deleted after how many months",
      hint: "By itself. Leave empty to keep everything.",
      words: "retention privacy kept",
      half: true,
      input: { type: "number" },
    }),
    next: multiline({ label: "What happens next", rows: 3 }),
  } satisfies Fields<FormNoteInput>,
  limits: formNoteLimits,
}

export const FormNotesForm = partForm(
  "formNotes",
  {},
  {
    enquiry: group({ label: "Messages", see: "/contact", ...note }),
    application: group({ label: "Applications", see: "/apply", ...note }),
    absence: group({ label: "Absences", see: "/absence", ...note }),
  },
)

export const SignInPanelForm = partForm("signInPanel", signInPanelLimits, {
  quote: multiline({ label: "Quotation", rows: 3 }),
  attribution: text({ label: "Who said it" }),
})
