const nameOf = (eventId: number) => `attendance.${eventId}`

/** The path at which somebody on this device sees what they said of an event. It is all that is kept of it here. */
export function rememberedAttendance(eventId: number): string | null {
  return tried(() => localStorage.getItem(nameOf(eventId)))
}

export const rememberAttendance = (eventId: number, path: string) =>
  void tried(() => localStorage.setItem(nameOf(eventId), path))

export const forgetAttendance = (eventId: number) => void tried(() => localStorage.removeItem(nameOf(eventId)))

/** A browser may keep nothing: then the link in the mail is there. */
function tried<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
