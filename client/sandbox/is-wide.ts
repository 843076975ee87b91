export const isWide = () => matchMedia("(width >= 64rem)").matches
