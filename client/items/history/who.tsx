/** The name of an actor. Planned acts are the site's own; the users of deleted accounts are unknown. */
export function Who({ user }: { user: { name: string } | null }) {
  return user ? <b>{user.name}</b> : "the site"
}
