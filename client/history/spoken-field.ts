/** What the forms call a field whose name in the API says something else. */
const asInForms: Record<string, string> = { detail: "Content", picture: "Image" }

export function spokenField({ name, label }: { name: string; label: string }): string {
  return asInForms[name] ?? label
}
