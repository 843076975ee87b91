import { lazy } from "../ui/lazy.tsx"

/** The form of a story or an article, for a screen on which hardly anybody opens it. */
export const PostForm = lazy(() => import("./post-form.tsx"), "PostForm")
