const asInForms: Record<string, string> = { detail: "Content", picture: "Image" }

export const spokenField = ({ name, label }: { name: string; label: string }): string => asInForms[name] ?? label
