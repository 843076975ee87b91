/** Also used in Activity. */
export const settingLabels = {
  approvesEditors: "What editors write waits for an administrator",
  weeklyMail: "A mail to administrators each Monday",
  writeToPeople: "Visitors may write to people of the staff",
  unsaidIsPublic: "Pictures may be public before anybody says who is in them",
  asksYearly: "Families are asked again each school year about pictures of their child",
  refusesTraining: "Crawlers that train models are turned away",
  publicPixels: "Longest side of public pictures",
  requiresSecondFactor: "Administrators sign in with an app’s code too",
}

const formLabels: Record<string, string> = { detail: "Content", picture: "Image", ...settingLabels }

export const fieldLabel = ({ name, label }: { name: string; label: string }): string => formLabels[name] ?? label

/** `pageIntro` becomes `Page intro`. */
export function labelFromName(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return fieldLabel({ name, label: words.charAt(0).toUpperCase() + words.slice(1) })
}
