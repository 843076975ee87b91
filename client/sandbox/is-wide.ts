/** True if a panel fits beside the editor. */
export const isWide = () => matchMedia("(width >= 64rem)").matches
