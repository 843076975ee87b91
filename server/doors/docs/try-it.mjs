/* Forms that send the calls of /docs/rest. Without scripts the page still shows the calls. */

const shownHeaders = ["etag", "link", "ratelimit", "retry-after", "x-total-count"]

/** @type {HTMLInputElement} The access token, which is kept nowhere else. */
let token

/** Creates an element. Properties that it does not have are set as attributes. */
function element(name, properties = {}, ...children) {
  const made = document.createElement(name)
  for (const [property, value] of Object.entries(properties))
    if (property in made) made[property] = value
    else made.setAttribute(property, value)
  made.append(...children)
  return made
}

let fields = 0

function labelled(label, field) {
  field.id = `try-${++fields}`
  return element("div", { className: "field" }, element("label", { htmlFor: field.id }, label), field)
}

for (const place of document.querySelectorAll("[data-access]")) showAccess(place)
for (const place of document.querySelectorAll("[data-call]")) showCall(place, JSON.parse(place.dataset.call))

function showAccess(place) {
  const said = element("p", { role: "status", className: "found" })
  token = element("input", { type: "password", autocomplete: "off", spellcheck: false })
  const form = element(
    "form",
    {},
    labelled("Token for trying the calls", token),
    element("button", { type: "submit" }, "Use my session"),
    said,
  )
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    said.textContent = await useSession().catch(() => "The site did not answer.")
  })
  token.addEventListener("input", () => {
    said.textContent = ""
  })
  place.append(form)
}

/** Gets an access token from this browser's session. */
async function useSession() {
  const answer = await fetch("/users/refresh", { headers: { Accept: "application/json" } })
  if (!answer.ok) return "You are not signed in on this site."
  const { accessToken } = await answer.json()
  token.value = accessToken
  return `The calls are sent as ${nameIn(accessToken)}, for some minutes.`
}

/** The name in the token's payload, which is base64url of UTF-8. */
function nameIn(accessToken) {
  const text = atob(accessToken.split(".")[1].replaceAll("-", "+").replaceAll("_", "/"))
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes)).user.name
}

function showCall(place, call) {
  const of = element("span", { className: "of" }, ` ${call.method} ${call.path}`)
  const details = element("details", {}, element("summary", {}, "Try it", of))
  details.addEventListener("toggle", () => details.append(formOf(call)), { once: true })
  place.append(details)
}

function formOf(call) {
  const parameters = call.parameters.map(({ name, required, value }) => {
    const field = element("input", { name, required, value, autocomplete: "off" })
    return labelled(required ? name : `${name}, optional`, field)
  })
  const parts = (call.form ?? []).map(({ name, isFile }) =>
    labelled(name, element("input", { name, required: true, type: isFile ? "file" : "text" })),
  )
  const rows = Math.min(12, (call.body ?? "").split("\n").length)
  const body = call.body && element("textarea", { name: "body", value: call.body, rows, spellcheck: false })
  const send = element("button", { type: "submit" }, call.asks ? "Send…" : "Send")
  const form = element("form", {}, ...parameters, ...parts, ...(body ? [labelled("Body", body)] : []), send)
  const said = element("p", { role: "status", className: "answered" })
  const shown = element("pre", { hidden: true, tabIndex: 0, "aria-label": "The answer" })
  form.addEventListener("submit", async (event) => {
    event.preventDefault()
    const request = requestOf(call, new FormData(form))
    if (call.asks && !(await isMeant(request))) return
    said.textContent = "Asking…"
    const answer = await answerTo(request).catch(() => ({ status: "The site did not answer.", text: "" }))
    said.textContent = answer.status
    shown.textContent = answer.text
    shown.hidden = !answer.text
  })
  return element("div", {}, form, said, shown)
}

function requestOf({ method, path, parameters, body, form }, filled) {
  const value = (name) => String(filled.get(name) ?? "")
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(value(name)))
  const asked = parameters.filter((one) => one.in === "query" && value(one.name) !== "")
  const query = new URLSearchParams(asked.map(({ name }) => [name, value(name)]))
  const headers = { Accept: "application/json" }
  if (token.value.trim()) headers.Authorization = `Bearer ${token.value.trim()}`
  if (body) headers["Content-Type"] = "application/json"
  return {
    address: asked.length > 0 ? `${address}?${query}` : address,
    options: { method, headers, body: form ? filled : body && value("body") },
  }
}

async function answerTo({ address, options }) {
  const answer = await fetch(address, options)
  const text = await answer.text()
  const names = shownHeaders.filter((name) => answer.headers.has(name))
  const lines = names.map((name) => `${name}: ${answer.headers.get(name)}`)
  return {
    status: `${options.method} ${address} was answered with ${answer.status}`,
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

function isMeant({ address, options: { method } }) {
  const question = element(
    "p",
    { id: "try-question" },
    "This changes the site, or who is signed in: it is really sent.",
  )
  const cancel = element("button", { value: "", className: "quiet", autofocus: true }, "Cancel")
  const dialog = element(
    "dialog",
    { role: "alertdialog", "aria-label": `Send ${method} ${address}?`, "aria-describedby": "try-question" },
    element("h2", { className: "question" }, `Send ${method} ${address}?`),
    question,
    element("form", { method: "dialog" }, cancel, element("button", { value: "send" }, "Send")),
  )
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove()
      resolve(dialog.returnValue === "send")
    })
  })
}
