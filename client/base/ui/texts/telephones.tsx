/** Matches spaced groups of digits that begin with 0 or a country code. */
const telephonePattern = /(?<![\w+,.:])((?:\+\d{1,3}|0\d+)(?:[ \u00a0-](?:\(0\))?\d+)+)(?![\w:]|[,.]\d)/

const minDigits = 9
const maxDigits = 15

const isTelephone = (text: string) => {
  const digits = text.replace(/\D/g, "").length
  return telephonePattern.test(text) && digits >= minDigits && digits <= maxDigits
}

/** The zero in brackets is not dialled after a country's code. */
export const telephoneLink = (number: string): string =>
  `tel:${number.replace(/^(\+.*)\(0\)/, "$1").replace(/[^+\d]/g, "")}`

/** Makes the telephone numbers in a text links. */
export function WithTelephones({ text }: { text: string }) {
  return text.split(telephonePattern).map((part, index) =>
    isTelephone(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no key but their position
      <a key={index} href={telephoneLink(part)} className="telephone">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
