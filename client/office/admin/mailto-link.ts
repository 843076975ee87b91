type Letter = { to: string; subject: string; greeting: string; quoted: string; signature?: string }

/** Some mail programs truncate longer addresses. */
const maxQuoted = 1000

export function mailtoLink({ to, subject, greeting, quoted, signature }: Letter): string {
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

/** RFC 6068 requires CRLF. */
const withMailBreaks = (text: string) => text.replaceAll("\n", "\r\n")
