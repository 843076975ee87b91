type Letter = { to: string; subject: string; greeting: string; quoted: string; signature?: string }

/** Longer addresses are cut off by some mail programs. */
const maxQuoted = 1000

/** The `mailto:` address of a drafted answer, with everything encoded. */
export function answerAddress({ to, subject, greeting, quoted, signature }: Letter): string {
  const body = [`${greeting}\n\n\n`, signature && `${signature}\n\n`, "You wrote:\n", quote(quoted)].join("")
  const recipient = encodeURIComponent(to).replaceAll("%40", "@")
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(withMailBreaks(body))}`
}

function quote(text: string) {
  const characters = [...text]
  const short = characters.length > maxQuoted ? `${characters.slice(0, maxQuoted).join("")} …` : text
  return short
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\n")
}

/** Mail requires both characters (RFC 6068). */
function withMailBreaks(text: string) {
  return text.replaceAll("\n", "\r\n")
}
