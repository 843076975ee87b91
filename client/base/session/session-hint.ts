/** The server sets this mark beside the refresh cookie, which no script can see. */
export const mayBeSignedIn = () => document.cookie.split("; ").includes("signed-in=1")

/** If a log-out gets no answer, the refresh cookie stays, but no tab of this browser renews the session any more. */
export function hideSession() {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = "signed-in=; path=/; max-age=0"
}
