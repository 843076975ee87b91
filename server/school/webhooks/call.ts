import { createHmac } from "node:crypto"
import { request as requestPlain } from "node:http"
import { request } from "node:https"
import { isIP } from "node:net"
import { storableText } from "../../store/database/storable.ts"
import { isPublicAddress, lookupPublic, privateAddress } from "./public-address.ts"

export const callTimeoutMs = 10_000

/** In characters, for the log of calls. */
const maxAnswerLength = 300

export interface Call {
  url: string
  /** Constant across retries, so that receivers can deduplicate. */
  id: string
  body: string
  secrets: string[]
  /** Allows private networks and plain HTTP: for receivers within the school, and for tests. */
  mayBePrivate: boolean
}

export interface Answer {
  /** Null without a response. */
  status: number | null
  text: string
  /** From `Retry-After` (RFC 9110). */
  retryAfterMs?: number
}

/** Follows Standard Webhooks (standardwebhooks.com). Never follows redirects, never rejects. */
export const call = (options: Call): Promise<Answer> =>
  send(options).catch((error: NodeJS.ErrnoException) => ({ status: null, text: reasonOf(error) }))

async function send({ url, id, body, secrets, mayBePrivate }: Call): Promise<Answer> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, "")
  // IP literals bypass `lookup`.
  if (!mayBePrivate && (protocol !== "https:" || (isIP(host) && !isPublicAddress(host)))) throw privateAddress()
  return new Promise((resolve, reject) => {
    const makeRequest = protocol === "https:" ? request : requestPlain
    const sent = makeRequest(url, {
      method: "POST",
      headers: headersOf(id, body, secrets),
      signal: AbortSignal.timeout(callTimeoutMs),
      agent: false,
      ...(!mayBePrivate && { lookup: lookupPublic }),
    })
    sent.on("error", reject)
    // Node reports nothing else for a 101, not even the timeout.
    sent.on("upgrade", ({ statusCode = null }, socket) => {
      socket.destroy()
      resolve({ status: statusCode, text: "" })
    })
    sent.on("response", (response) => {
      let text = ""
      const finish = () => {
        const { statusCode = null, headers } = response
        const retryAfterMs = millisecondsUntil(headers["retry-after"])
        resolve({ status: statusCode, text: storableText(text.slice(0, maxAnswerLength)), retryAfterMs })
        response.destroy()
      }
      // Only the status matters, even if the body never arrives.
      sent.off("error", reject).on("error", finish)
      response.setEncoding("utf8").on("error", finish).on("end", finish)
      response.on("data", (part: string) => {
        text += part
        if (text.length >= maxAnswerLength) finish()
      })
    })
    sent.end(body)
  })
}

function millisecondsUntil(retryAfter = "0") {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return ms > 0 ? ms : 0
}

function headersOf(id: string, body: string, secrets: string[]) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signed = `${id}.${timestamp}.${body}`
  return {
    "content-type": "application/json",
    "user-agent": "JuniorAcademy-Webhooks",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => `v1,${signatureOf(secret, signed)}`).join(" "),
  }
}

/** `secret`: `whsec_` followed by base64. */
const signatureOf = (secret: string, signed: string) =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(signed)
    .digest("base64")

const reasons: Record<string, string> = {
  EPRIVATE: "The address is not one of the internet with https: nothing was sent.",
  ENOTFOUND: "There is no server of this name.",
  EAI_AGAIN: "There is no server of this name at the moment.",
  ECONNREFUSED: "The server could not be reached.",
  EHOSTUNREACH: "The server could not be reached.",
  ECONNRESET: "The server broke off.",
  ABORT_ERR: "The server did not answer within ten seconds.",
  TimeoutError: "The server did not answer within ten seconds.",
}

export const reasonOf = ({ code = "", name }: NodeJS.ErrnoException) =>
  reasons[code] ??
  reasons[name] ??
  (/CERT|TLS|SSL/.test(code) ? "The server’s certificate is not valid." : "The call did not succeed.")
