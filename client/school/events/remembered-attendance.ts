import { deviceStorage } from "../../base/ui/storage.ts"

const nameOf = (eventId: number) => `attendance.${eventId}`

/** The path of this device's answer. Nothing else of the answer is stored here. */
export const rememberedAttendance = (eventId: number) => deviceStorage.get(nameOf(eventId))

export const rememberAttendance = (eventId: number, path: string): boolean => deviceStorage.set(nameOf(eventId), path)

export const forgetAttendance = (eventId: number) => deviceStorage.remove(nameOf(eventId))
