import { check } from "../../items/forms/choices.tsx"
import { siteForm } from "./part-form.tsx"

export const StaffWorkForm = siteForm({
  approvesEditors: check({
    label: "What editors write waits for an administrator",
    shortLabel: "Approval",
    hint: "Administrators get a mail with the link, and approve it or send it back with a note.",
  }),
  weeklyMail: check({
    label: "A mail to administrators each Monday",
    shortLabel: "Weekly mail",
    hint: "What was published, changed and deleted in the week before, and by whom.",
  }),
  requiresSecondFactor: check({
    label: "Administrators sign in with an app's code too",
    shortLabel: "Second step",
    hint: "Until one has added an app on their own page, they may do what an editor may. Add yours first.",
  }),
})
