/** The server sets this mark beside the refresh cookie, which no script can see. */
export const mayBeSignedIn = () => document.cookie.split("; ").includes("signed-in=1")
