/** Whether a page that the server made is for this address: a link to another screen's hash arrives with the home page. */
export function isHere() {
  return location.pathname !== "/" || ["", "#", "#/"].includes(location.hash)
}
