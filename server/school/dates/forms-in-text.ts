/** False only if the audience names forms, but not this form. */
export function isForForm(audience: string | null | undefined, form: string): boolean {
  const named = formsIn(audience ?? "")
  return named.length === 0 || formsIn(form).some((one) => named.includes(one))
}

/** `Reception, Forms 1 to 3 and 5` gives RECEPTION, 1, 2, 3, 5. An open range, `Form 4 and above`, gives none. */
function formsIn(text: string): string[] {
  if (/\b(?:above|up|upwards|older|below|younger|from|until)\b/i.test(text)) return []
  const lists = [...text.matchAll(/\bforms?\s+(\d[\d\s,;&]*(?:(?:to|and|or|–|-)[\d\s,;&]+)*)/gi)].map(
    ([, list = ""]) => list,
  )
  const numbers = lists.flatMap((list) => [...list.matchAll(/\b(\d\d?)(?:\s*(?:to|–|-)\s*(\d\d?))?\b/g)])
  return [
    ...(/\breception\b/i.test(text) ? ["RECEPTION"] : []),
    ...numbers.flatMap(([, first, last = first]) => range(Number(first), Number(last))),
  ]
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index))
