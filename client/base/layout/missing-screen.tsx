import { NotFound } from "./not-found.tsx"

/** The server finds a screen's file by name, so this file has no other component. */
export const MissingScreen = () => <NotFound />
