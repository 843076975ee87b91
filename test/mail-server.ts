import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { SMTPServer } from "smtp-server"

export interface ReceivedMail {
  from: string
  to: string[]
  /** Head and body, as sent over the wire. */
  raw: string
  /** A line of the head, unfolded. */
  head(name: string): string | undefined
}

interface Behaviour {
  /** A fixed port to listen on. */
  port?: number
  /** Accepts connections and says nothing. */
  silent?: boolean
  /** Refuses every connection for now. */
  busy?: boolean
  /** Refuses every recipient. */
  refusing?: boolean
  /** Refuses every sender. */
  banning?: boolean
  /** Requires a user name and password, and accepts none. */
  locked?: boolean
}

/** A real SMTP server on this machine that stores received mail. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  private readonly server: SMTPServer

  private constructor({ silent, busy, refusing, banning, locked }: Behaviour) {
    this.server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      authOptional: !locked,
      allowInsecureAuth: true,
      closeTimeout: 100,
      onConnect: (_session, ready) =>
        silent ? undefined : ready(busy ? Object.assign(new Error("Too many"), { responseCode: 421 }) : null),
      onAuth: (_auth, _session, done) => done(new Error("Invalid login: hunter2 is not the password")),
      onMailFrom: ({ address }, _session, done) =>
        done(banning ? Object.assign(new Error(`Not for ${address}`), { responseCode: 550 }) : null),
      onRcptTo: ({ address }, _session, done) =>
        done(refusing ? Object.assign(new Error(`No ${address} here`), { responseCode: 550 }) : null),
      onData: (stream, session, done) => {
        text(stream).then((raw) => {
          const { mailFrom, rcptTo } = session.envelope
          const to = rcptTo.map(({ address }) => address)
          this.mails.push({ from: mailFrom ? mailFrom.address : "", to, raw, head: (name) => headOf(raw, name) })
          done()
        }, done)
      },
    })
  }

  static async open(behaviour: Behaviour = {}): Promise<MailServer> {
    const mailServer = new MailServer(behaviour)
    mailServer.server.on("error", () => undefined)
    await new Promise<void>((resolve) => mailServer.server.listen(behaviour.port ?? 0, "127.0.0.1", resolve))
    return mailServer
  }

  get port() {
    return (this.server.server.address() as AddressInfo).port
  }

  get url() {
    return `smtp://127.0.0.1:${this.port}`
  }

  close() {
    return new Promise<void>((resolve) => this.server.close(resolve))
  }
}

function headOf(raw: string, name: string) {
  const head = (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ")
  const line = head.split("\r\n").find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  return line?.slice(name.length + 1).trim()
}
