import { later } from "../ui/later.tsx"

/** The form of a story or an article, for a screen on which hardly anybody opens it. */
export const PieceForm = later(() => import("./piece-form.tsx"), "PieceForm")
