const asInForms: Record<string, string> = { detail: "Content", picture: "Image" }

export function spokenField({ name, label }: { name: string; label: string }): string {
  return asInForms[name] ?? label
}
