import { type ComponentType, type ReactElement, Suspense, useEffect } from "react"
import { createRoutesFromElements, Outlet, Route, useRoutes } from "react-router-dom"
import { Guard } from "../base/session/guard.tsx"
import { lazy } from "../base/ui/loading/lazy.tsx"
import { Loader } from "../base/ui/loading/loader.tsx"
import { pageKeys } from "../generated/constants.ts"
import type { OperationName } from "../generated/graphql.ts"
import type { PostScreensProps } from "../items/content/post-screens.tsx"
import { HomeScreen } from "../school/home/home-screen.tsx"

const NewsScreens = lazy(() => import("../school/news/news-screens.tsx"), "NewsScreens")
const BlogScreens = lazy(() => import("../school/articles/blog-screens.tsx"), "BlogScreens")
const PeopleScreen = lazy(() => import("../school/profiles/people-screen.tsx"), "PeopleScreen")
const ArrangePeopleScreen = lazy(() => import("../school/profiles/arrange-people-screen.tsx"), "ArrangePeopleScreen")
const AddProfileScreen = lazy(() => import("../school/profiles/add-profile-screen.tsx"), "AddProfileScreen")
const AddClassScreen = lazy(() => import("../school/classes/add-class-screen.tsx"), "AddClassScreen")
const ContentPageScreen = lazy(() => import("../school/pages/content-page-screen.tsx"), "ContentPageScreen")
const AddGalleryScreen = lazy(() => import("../school/galleries/add-gallery-screen.tsx"), "AddGalleryScreen")
const AddPicturesScreen = lazy(() => import("../school/galleries/add-pictures-screen.tsx"), "AddPicturesScreen")
const ArrangeScreen = lazy(() => import("../school/galleries/arrange-screen.tsx"), "ArrangeScreen")
const EditPictureScreen = lazy(() => import("../school/galleries/edit-picture-screen.tsx"), "EditPictureScreen")
const AddEventScreen = lazy(() => import("../school/events/add-event-screen.tsx"), "AddEventScreen")
const AdminScreens = lazy(() => import("./admin-screens.tsx"), "AdminScreens")
const MissingScreen = lazy(() => import("../base/layout/missing-screen.tsx"), "MissingScreen")

const publicScreens = {
  "/profiles/view/:id": lazy(() => import("../school/profiles/profile-screen.tsx"), "ProfileScreen"),
  "/classes": lazy(() => import("../school/classes/classes-screen.tsx"), "ClassesScreen"),
  "/classes/view/:id": lazy(() => import("../school/classes/class-screen.tsx"), "ClassScreen"),
  "/gallery": lazy(() => import("../school/galleries/galleries-screen.tsx"), "GalleriesScreen"),
  "/gallery/view/:id": lazy(() => import("../school/galleries/gallery-screen.tsx"), "GalleryScreen"),
  "/events": lazy(() => import("../school/events/events-screen.tsx"), "EventsScreen"),
  "/events/view/:id": lazy(() => import("../school/events/event-screen.tsx"), "EventScreen"),
  "/dates": lazy(() => import("../school/dates/dates-screen.tsx"), "DatesScreen"),
  "/absence": lazy(() => import("../school/absences/absence-screen.tsx"), "AbsenceScreen"),
  "/your-place": lazy(() => import("../school/events/attendance-screen.tsx"), "AttendanceScreen"),
  "/your-child": lazy(() => import("../school/consent/family-screen.tsx"), "FamilyScreen"),
  "/receipt": lazy(() => import("../school/inbox/receipt-screen.tsx"), "ReceiptScreen"),
  "/contact": lazy(() => import("../school/enquiries/contact-screen.tsx"), "ContactScreen"),
  "/apply/*": lazy(() => import("../school/applications/apply-screen.tsx"), "ApplyScreen"),
  "/search": lazy(() => import("../school/search/search-screen.tsx"), "SearchScreen"),
  "/login": lazy(() => import("../office/users/sign-in-screen.tsx"), "SignInScreen"),
  "/account/*": lazy(() => import("../office/users/account-link-screens.tsx"), "AccountLinkScreens"),
  "/unauthorized": lazy(() => import("../base/layout/unauthorized.tsx"), "Unauthorized"),
  "*": MissingScreen,
}

const userScreens = {
  "": lazy(() => import("../office/staff/staff-home-screen.tsx"), "StaffHomeScreen"),
  "view/:id": lazy(() => import("../office/users/user-screen.tsx"), "UserScreen"),
  password: lazy(() => import("../office/users/new-password-screen.tsx"), "NewPasswordScreen"),
  "second-step": lazy(() => import("../office/users/second-step-screen.tsx"), "SecondStepScreen"),
  "posts/:id": lazy(() => import("../office/users/user-posts-screen.tsx"), "UserPostsScreen"),
  "alum/:id": lazy(() => import("../office/users/user-alum-screen.tsx"), "UserAlumScreen"),
  "history/:type/:id": lazy(() => import("../items/history/versions-screen.tsx"), "VersionsScreen"),
  "attendance/:id": lazy(() => import("../office/attendance/attendees-screen.tsx"), "AttendeesScreen"),
  bin: lazy(() => import("../office/bin/bin-screen.tsx"), "BinScreen"),
  consent: lazy(() => import("../office/consent/consent-screen.tsx"), "TeachersConsentScreen"),
  "*": MissingScreen,
}

/** The route table of the specification, section 2. All screens but the home page are lazy. */
export const routes = createRoutesFromElements(
  <>
    <Route path="/" element={<HomeScreen />} />
    {posts("/news", NewsScreens, "addNewsStory")}
    {posts("/blog", BlogScreens, "addArticle")}
    <Route path="/profiles/*" element={<PeopleScreen />} />
    <Route path="/governors/*" element={<PeopleScreen key="governors" group="GOVERNORS" />} />
    <Route path="/management/*" element={<PeopleScreen key="management" group="MANAGEMENT" />} />
    <Route path="/teachers/*" element={<PeopleScreen key="teachers" group="TEACHERS" />} />
    {pageKeys.map((name) => (
      <Route key={name} path={`/${name}/*`} element={<ContentPageScreen key={name} name={name} />} />
    ))}
    <Route path="/p/:address" element={<ContentPageScreen />} />
    {routesOf(publicScreens)}
    {guarded("/profiles/add", "addProfile", <AddProfileScreen />)}
    {guarded("/profiles/arrange", "orderProfiles", <ArrangePeopleScreen />)}
    {guarded("/classes/add", "addSchoolClass", <AddClassScreen />)}
    {guarded("/gallery/add", "addGallery", <AddGalleryScreen />)}
    {guarded("/gallery/addpics/:id", "addGallery", <AddPicturesScreen />)}
    {guarded("/gallery/arrange/:id", "addGallery", <ArrangeScreen />)}
    {guarded("/gallery/edit/:id", "addGallery", <EditPictureScreen />)}
    {guarded("/events/add", "addEvent", <AddEventScreen />)}
    {guarded("/admin/*", "dashboard", <AdminScreens />)}
    <Route
      path="/user"
      element={
        <Guard>
          <Outlet />
        </Guard>
      }
    >
      {routesOf(userScreens)}
    </Route>
  </>,
)

function posts(path: string, Posts: ComponentType<PostScreensProps>, operation: OperationName) {
  return (
    <>
      <Route path={path} element={<Posts view="list" />} />
      <Route path={`${path}/view/:id`} element={<Posts view="one" />} />
      {guarded(`${path}/add`, operation, <Posts view="new" />)}
    </>
  )
}

function routesOf(screens: Record<string, ComponentType>) {
  return Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />)
}

function guarded(path: string, operation: OperationName, screen: ReactElement) {
  return <Route path={path} element={<Guard operation={operation}>{screen}</Guard>} />
}

/** A path with invalid characters, such as a line break, does not match even the `*` route. */
export const Screens = () => (
  <Suspense fallback={<Loader within />}>
    {useRoutes(routes) ?? <MissingScreen />}
    <Listening />
  </Suspense>
)

/** Announces that the first screen handles clicks, and has the text that was typed before. */
function Listening() {
  useEffect(() => void setTimeout(() => dispatchEvent(new Event("app-listens"))), [])
  return null
}
