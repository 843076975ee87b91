/** Scheduled changes have no user: the site makes them. */
export const Who = ({ user }: { user: { name: string } | null }) => (user ? <b>{user.name}</b> : "the site")
