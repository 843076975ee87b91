import { lazy, Suspense } from "react"
import { Route, Routes } from "react-router-dom"
import { HomeScreen } from "./home/home-screen.tsx"
import { NotFound } from "./layout/not-found.tsx"
import { Unauthorized } from "./layout/unauthorized.tsx"
import { NewsScreen } from "./news/news-screen.tsx"
import { NewsStoryScreen } from "./news/news-story-screen.tsx"
import { Guard } from "./session/guard.tsx"
import { Loader } from "./ui/loader.tsx"

const SignInScreen = lazy(async () => ({ default: (await import("./users/sign-in-screen.tsx")).SignInScreen }))
const AddNewsStoryScreen = lazy(async () => ({
  default: (await import("./news/add-news-story-screen.tsx")).AddNewsStoryScreen,
}))

/** The route table of the specification, section 2. What only some people open loads when it is opened. */
export function Screens() {
  return (
    <Suspense fallback={<Loader />}>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/news" element={<NewsScreen />} />
        <Route path="/news/view/:id" element={<NewsStoryScreen />} />
        <Route
          path="/news/add"
          element={
            <Guard to="addNewsStory">
              <AddNewsStoryScreen />
            </Guard>
          }
        />
        <Route path="/login" element={<SignInScreen />} />
        <Route path="/unauthorized" element={<Unauthorized />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}
