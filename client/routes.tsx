import { type ComponentType, lazy, Suspense } from "react"
import { Route, Routes } from "react-router-dom"
import { HomeScreen } from "./home/home-screen.tsx"
import { NotFound } from "./layout/not-found.tsx"
import { Unauthorized } from "./layout/unauthorized.tsx"
import { Guard } from "./session/guard.tsx"
import { Loader } from "./ui/loader.tsx"

const NewsScreen = later(() => import("./news/news-screen.tsx"), "NewsScreen")
const NewsStoryScreen = later(() => import("./news/news-story-screen.tsx"), "NewsStoryScreen")
const AddNewsStoryScreen = later(() => import("./news/add-news-story-screen.tsx"), "AddNewsStoryScreen")
const SearchScreen = later(() => import("./search/search-screen.tsx"), "SearchScreen")
const SignInScreen = later(() => import("./users/sign-in-screen.tsx"), "SignInScreen")

/** The route table of the specification, section 2. Every screen but the home page loads when it is opened. */
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
        <Route path="/search" element={<SearchScreen />} />
        <Route path="/login" element={<SignInScreen />} />
        <Route path="/unauthorized" element={<Unauthorized />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  )
}

/** A screen whose code is fetched when it is first shown. */
function later<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) {
  return lazy(async () => ({ default: (await load())[name] }))
}
