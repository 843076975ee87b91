/** Who did something. The site acts by itself where something was planned, and knows nobody any more whose account has gone. */
export function Who({ user }: { user: { name: string } | null }) {
  return user ? <b>{user.name}</b> : "the site"
}
