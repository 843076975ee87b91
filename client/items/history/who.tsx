/** Scheduled changes have no user: the site makes them. */
export function Who({ user }: { user: { name: string } | null }) {
  return user ? <b>{user.name}</b> : "the site"
}
