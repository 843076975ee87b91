/* Sends the calls of /docs/rest by their forms. Without scripts the page still shows the calls. */

const shownHeaders = ["etag", "link", "ratelimit", "retry-after", "x-total-count"]

/** @type {HTMLInputElement} The access token, which is stored nowhere else. */
const token = document.querySelector("#token")

showAccess(document.querySelector("[data-access]"))
for (const details of document.querySelectorAll("[data-call]")) showCall(details)

function showAccess(place) {
  const statusLine = place.querySelector("[role=status]")
  place.hidden = false
  place.addEventListener("submit", async (event) => {
    event.preventDefault()
    statusLine.textContent = await useSession().catch(() => "The site did not answer.")
  })
  token.addEventListener("input", () => {
    statusLine.textContent = ""
  })
}

/** Gets an access token from this browser's session. */
async function useSession() {
  const response = await fetch("/users/refresh", { headers: { Accept: "application/json" } })
  if (!response.ok) return "You are not signed in on this site."
  const { accessToken } = await response.json()
  token.value = accessToken
  return `The calls are sent as ${nameIn(accessToken)}, for some minutes.`
}

/** The name in the token's payload, which is base64url of UTF-8. */
function nameIn(accessToken) {
  const text = atob(accessToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/"))
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)).user.name
}

function showCall(details) {
  const [form, statusLine, shown] = ["form", "[role=status]", "pre"].map((selector) => details.querySelector(selector))
  details.hidden = false
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    const request = requestOf(details.dataset.call, form)
    if ("asks" in form.dataset && !(await confirmSend(request))) return
    statusLine.textContent = "Asking…"
    const result = await send(request).catch(() => ({ status: "The site did not answer.", text: "" }))
    statusLine.textContent = result.status
    shown.textContent = result.text
    shown.hidden = !result.text
  })
}

function requestOf(call, form) {
  const [method, path] = call.split(" ")
  const filled = new FormData(form)
  const value = (name) => String(filled.get(name) ?? "")
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value(name)))
  const queryFields = [...form.querySelectorAll("[data-in=query]")].filter((field) => field.value !== "")
  const query = new URLSearchParams(queryFields.map((field) => [field.name, field.value]))
  const headers = { Accept: "application/json" }
  if (token.value.trim()) headers.Authorization = `Bearer ${token.value.trim()}`
  if (filled.has("body")) headers["Content-Type"] = "application/json"
  const body = form.enctype === "multipart/form-data" ? filled : value("body") || undefined
  return { address: queryFields.length > 0 ? `${address}?${query}` : address, options: { method, headers, body } }
}

async function send({ address, options }) {
  const response = await fetch(address, options)
  const text = await response.text()
  const names = shownHeaders.filter((name) => response.headers.has(name))
  const lines = names.map((name) => `${name}: ${response.headers.get(name)}`)
  return {
    status: `${options.method} ${address} was answered with ${response.status}`,
    text: [...lines, pretty(text)].filter(Boolean).join("\n"),
  }
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

function confirmSend({ address, options: { method } }) {
  const dialog = document.querySelector("dialog")
  document.querySelector("#question").textContent = `Send ${method} ${address}?`
  dialog.returnValue = ""
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => resolve(dialog.returnValue === "send"), { once: true })
  })
}
