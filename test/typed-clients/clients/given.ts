import { readFileSync } from "node:fs"
import makeFetchCookie from "fetch-cookie"

/** Given by the test. */
export const { SITE = "", EMAIL = "", PASSWORD = "" } = process.env

/** Keeps the refresh cookie, like a browser. */
export const fetchWithCookies: typeof fetch = makeFetchCookie(fetch)

export const picture = () => new File([readFileSync("picture.jpg")], "picture.jpg", { type: "image/jpeg" })
