/** The server sets this mark beside the refresh cookie, which no script can see. */
export function mayBeSignedIn() {
  return document.cookie.split("; ").includes("signed-in=1")
}
