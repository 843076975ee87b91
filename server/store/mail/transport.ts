import type { Transporter } from "nodemailer"
import type { Mailbox } from "../../base/addresses/address.ts"
import { loadOnce } from "../../base/background/load-once.ts"
import type { OutboxMail } from "./outbox-mail.ts"

export interface MailTransport {
  send(from: Mailbox, mail: OutboxMail): Promise<void>
  close(): void
}

/** Some servers first examine a mail. Less than the minute after which another process may send it. */
const patienceMs = 50_000

/** `url` is such as `smtps://user:password@mail.example`. Gives up after `timeoutMs` of silence. */
export function smtpTransport(url: string, timeoutMs = patienceMs): MailTransport {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  let smtp: Transporter | undefined
  const open = loadOnce(async () => {
    const { createTransport } = await import("nodemailer")
    smtp = createTransport({
      url,
      pool: true,
      maxConnections: 1,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return smtp
  })
  return {
    // Objects rather than header lines prevent header injection.
    async send(from, mail) {
      const { toName, toAddress, replyToName, replyToAddress, subject, text, createdAt } = mail
      await (await open()).sendMail({
        from,
        to: { name: toName, address: toAddress },
        ...(replyToAddress && { replyTo: { name: replyToName, address: replyToAddress } }),
        subject,
        text,
        date: createdAt,
        messageId: messageIdOf(mail, from),
        headers: { "Auto-Submitted": "auto-generated" },
      })
    },
    close: () => smtp?.close(),
  }
}

/** Stable across retries, so that a mailbox can recognise a duplicate. */
const messageIdOf = ({ id, createdAt }: OutboxMail, { address }: Mailbox) =>
  `<outbox.${id}.${createdAt.getTime()}@${address.split("@")[1]}>`

/** Explains an error to the office without the server's words, which may quote addresses or the mail. */
export function reasonOf(error: unknown): string {
  const { responseCode } = error as SmtpError
  const reason = reasons[codeOf(error)] ?? "The mail could not be sent."
  return responseCode ? `${reason} (${responseCode})` : reason
}

/** True if every other mail would fail too. */
export function isOutage(error: unknown): boolean {
  const code = codeOf(error)
  return code in reasons && !ofOneMail.has(code)
}

type SmtpError = { code?: string; command?: string; responseCode?: number }

function codeOf(error: unknown): string {
  const { code = "", command, responseCode = 0 } = error as SmtpError
  if (code !== "EENVELOPE" || command !== "MAIL FROM") return code
  return responseCode < 500 ? "EPROTOCOL" : "ESENDER"
}

const ofOneMail = new Set(["EENVELOPE", "EMESSAGE"])

const reasons: Record<string, string> = {
  ECONNECTION: "The mail server could not be reached.",
  ESOCKET: "The mail server could not be reached.",
  EDNS: "There is no mail server of this name.",
  EMFILE: "This server has no connection to spare.",
  ENFILE: "This server has no connection to spare.",
  ETIMEDOUT: "The mail server did not answer in time.",
  EPROTOCOL: "The mail server takes no mail from this one now.",
  ETLS: "The mail server’s encryption did not work.",
  EAUTH: "The mail server refused the user name or password in SMTP_URL.",
  ENOAUTH: "The mail server wants a user name and password in SMTP_URL.",
  EENVELOPE: "The mail server refused the address.",
  ESENDER: "The mail server refuses the address to send from. Set another one as MAIL_FROM.",
  EMESSAGE: "The mail server refused the mail.",
  ENOSENDER: "There is no address to send from. Set MAIL_FROM, or the school’s email address.",
}
