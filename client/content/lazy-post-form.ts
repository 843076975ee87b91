import { later } from "../ui/later.tsx"

/** The form of a story or an article, for a screen on which hardly anybody opens it. */
export const PostForm = later(() => import("./post-form.tsx"), "PostForm")
