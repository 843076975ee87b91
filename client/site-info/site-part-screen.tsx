export function SitePartScreen() {
  return null
}
