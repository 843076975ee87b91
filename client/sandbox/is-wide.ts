/** True if a panel fits beside the editor; on a narrow screen the editor needs the room. */
export const isWide = () => matchMedia("(width >= 64rem)").matches
