/** Joins the class names that apply: `classNames(style.card, wide && style.wide)`. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined
}
