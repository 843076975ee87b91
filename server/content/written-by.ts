/** The argument by which a list is narrowed to one author. */
export const userIdArg = { nullable: true, description: "Only what this account created." } as const

export const byUser = (userId: number | null | undefined) => (userId == null ? {} : { userId })
