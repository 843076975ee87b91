import { readFileSync } from "node:fs"
import makeFetchCookie from "fetch-cookie"

/** What the test says. */
export const { SITE = "", EMAIL = "", PASSWORD = "" } = process.env

/** Keeps the refresh cookie, as a browser does. */
export const fetchWithCookies: typeof fetch = makeFetchCookie(fetch)

export const picture = () => new File([readFileSync("picture.jpg")], "picture.jpg", { type: "image/jpeg" })
