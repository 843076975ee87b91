/** Whether a panel can stand beside the editor; on a narrow screen the editor needs the room. */
export const hasRoomBeside = () => matchMedia("(width >= 64rem)").matches
