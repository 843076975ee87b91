import { type ComponentType, type ReactElement, Suspense } from "react"
import { createRoutesFromElements, Outlet, Route, useRoutes } from "react-router-dom"
import { Guard } from "../base/session/guard.tsx"
import { lazy } from "../base/ui/loading/lazy.tsx"
import { Loader } from "../base/ui/loading/loader.tsx"
import type { OperationName } from "../generated/graphql.ts"
import type { PostScreensProps } from "../items/content/post-screens.tsx"
import { HomeScreen } from "../school/home/home-screen.tsx"
import { pageKeys } from "../school/pages/page-keys.ts"

const NewsScreens = lazy(() => import("../school/news/news-screens.tsx"), "NewsScreens")
const BlogScreens = lazy(() => import("../school/articles/blog-screens.tsx"), "BlogScreens")
const PeopleScreen = lazy(() => import("../school/profiles/people-screen.tsx"), "PeopleScreen")
const ProfileScreen = lazy(() => import("../school/profiles/profile-screen.tsx"), "ProfileScreen")
const ArrangePeopleScreen = lazy(() => import("../school/profiles/arrange-people-screen.tsx"), "ArrangePeopleScreen")
const AddProfileScreen = lazy(() => import("../school/profiles/add-profile-screen.tsx"), "AddProfileScreen")
const ClassesScreen = lazy(() => import("../school/classes/classes-screen.tsx"), "ClassesScreen")
const ClassScreen = lazy(() => import("../school/classes/class-screen.tsx"), "ClassScreen")
const AddClassScreen = lazy(() => import("../school/classes/add-class-screen.tsx"), "AddClassScreen")
const ContentPageScreen = lazy(() => import("../school/pages/content-page-screen.tsx"), "ContentPageScreen")
const ContactScreen = lazy(() => import("../school/enquiries/contact-screen.tsx"), "ContactScreen")
const ApplyScreen = lazy(() => import("../school/applications/apply-screen.tsx"), "ApplyScreen")
const AbsenceScreen = lazy(() => import("../school/absences/absence-screen.tsx"), "AbsenceScreen")
const FamilyScreen = lazy(() => import("../school/consent/family-screen.tsx"), "FamilyScreen")
const ReceiptScreen = lazy(() => import("../school/inbox/receipt-screen.tsx"), "ReceiptScreen")
const SearchScreen = lazy(() => import("../school/search/search-screen.tsx"), "SearchScreen")
const GalleriesScreen = lazy(() => import("../school/galleries/galleries-screen.tsx"), "GalleriesScreen")
const GalleryScreen = lazy(() => import("../school/galleries/gallery-screen.tsx"), "GalleryScreen")
const AddGalleryScreen = lazy(() => import("../school/galleries/add-gallery-screen.tsx"), "AddGalleryScreen")
const AddPicturesScreen = lazy(() => import("../school/galleries/add-pictures-screen.tsx"), "AddPicturesScreen")
const ArrangeScreen = lazy(() => import("../school/galleries/arrange-screen.tsx"), "ArrangeScreen")
const EditPictureScreen = lazy(() => import("../school/galleries/edit-picture-screen.tsx"), "EditPictureScreen")
const EventsScreen = lazy(() => import("../school/events/events-screen.tsx"), "EventsScreen")
const EventScreen = lazy(() => import("../school/events/event-screen.tsx"), "EventScreen")
const AttendanceScreen = lazy(() => import("../school/events/attendance-screen.tsx"), "AttendanceScreen")
const AddEventScreen = lazy(() => import("../school/events/add-event-screen.tsx"), "AddEventScreen")
const DatesScreen = lazy(() => import("../school/dates/dates-screen.tsx"), "DatesScreen")
const UserScreen = lazy(() => import("../office/users/user-screen.tsx"), "UserScreen")
const NewPasswordScreen = lazy(() => import("../office/users/new-password-screen.tsx"), "NewPasswordScreen")
const SecondStepScreen = lazy(() => import("../office/users/second-step-screen.tsx"), "SecondStepScreen")
const UserPostsScreen = lazy(() => import("../office/users/user-posts-screen.tsx"), "UserPostsScreen")
const UserAlumScreen = lazy(() => import("../office/users/user-alum-screen.tsx"), "UserAlumScreen")
const AdminScreens = lazy(() => import("./admin-screens.tsx"), "AdminScreens")
const VersionsScreen = lazy(() => import("../items/history/versions-screen.tsx"), "VersionsScreen")
const StaffHomeScreen = lazy(() => import("../office/staff/staff-home-screen.tsx"), "StaffHomeScreen")
const AttendeesScreen = lazy(() => import("../office/attendance/attendees-screen.tsx"), "AttendeesScreen")
const TeachersConsentScreen = lazy(() => import("../office/consent/consent-screen.tsx"), "TeachersConsentScreen")
const BinScreen = lazy(() => import("../office/bin/bin-screen.tsx"), "BinScreen")
const MissingScreen = lazy(() => import("../base/layout/missing-screen.tsx"), "MissingScreen")
const Unauthorized = lazy(() => import("../base/layout/unauthorized.tsx"), "Unauthorized")
const SignInScreen = lazy(() => import("../office/users/sign-in-screen.tsx"), "SignInScreen")
const AccountLinkScreens = lazy(() => import("../office/users/account-link-screens.tsx"), "AccountLinkScreens")

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
    <Route path="/profiles/view/:id" element={<ProfileScreen />} />
    {guarded("/profiles/add", "addProfile", <AddProfileScreen />)}
    {guarded("/profiles/arrange", "orderProfiles", <ArrangePeopleScreen />)}
    {ofType("/classes", <ClassesScreen />, <ClassScreen />, "addSchoolClass", <AddClassScreen />)}
    {pageKeys.map((name) => (
      <Route key={name} path={`/${name}/*`} element={<ContentPageScreen key={name} name={name} />} />
    ))}
    <Route path="/p/:address" element={<ContentPageScreen />} />
    {ofType("/gallery", <GalleriesScreen />, <GalleryScreen />, "addGallery", <AddGalleryScreen />)}
    {guarded("/gallery/addpics/:id", "addGallery", <AddPicturesScreen />)}
    {guarded("/gallery/arrange/:id", "addGallery", <ArrangeScreen />)}
    {guarded("/gallery/edit/:id", "addGallery", <EditPictureScreen />)}
    {ofType("/events", <EventsScreen />, <EventScreen />, "addEvent", <AddEventScreen />)}
    <Route path="/dates" element={<DatesScreen />} />
    <Route
      path="/user"
      element={
        <Guard>
          <Outlet />
        </Guard>
      }
    >
      <Route path="view/:id" element={<UserScreen />} />
      <Route path="password" element={<NewPasswordScreen />} />
      <Route path="second-step" element={<SecondStepScreen />} />
      <Route path="posts/:id" element={<UserPostsScreen />} />
      <Route path="alum/:id" element={<UserAlumScreen />} />
      <Route path="history/:type/:id" element={<VersionsScreen />} />
      <Route path="attendance/:id" element={<AttendeesScreen />} />
      <Route path="bin" element={<BinScreen />} />
      <Route path="consent" element={<TeachersConsentScreen />} />
      <Route path="*" element={<MissingScreen />} />
      <Route index element={<StaffHomeScreen />} />
    </Route>
    <Route path="/absence" element={<AbsenceScreen />} />
    <Route path="/your-place" element={<AttendanceScreen />} />
    <Route path="/your-child" element={<FamilyScreen />} />
    <Route path="/receipt" element={<ReceiptScreen />} />
    <Route path="/contact" element={<ContactScreen />} />
    <Route path="/apply/*" element={<ApplyScreen />} />
    {guarded("/admin/*", "dashboard", <AdminScreens />)}
    <Route path="/search" element={<SearchScreen />} />
    <Route path="/login" element={<SignInScreen />} />
    <Route path="/account/*" element={<AccountLinkScreens />} />
    <Route path="/unauthorized" element={<Unauthorized />} />
    <Route path="*" element={<MissingScreen />} />
  </>,
)

function posts(path: string, Posts: ComponentType<PostScreensProps>, to: OperationName) {
  return ofType(path, <Posts shows="list" />, <Posts shows="one" />, to, <Posts shows="new" />)
}

function ofType(path: string, list: ReactElement, one: ReactElement, to: OperationName, add: ReactElement) {
  return (
    <>
      <Route path={path} element={list} />
      <Route path={`${path}/view/:id`} element={one} />
      {guarded(`${path}/add`, to, add)}
    </>
  )
}

function guarded(path: string, to: OperationName, screen: ReactElement) {
  return <Route path={path} element={<Guard to={to}>{screen}</Guard>} />
}

/** A path with invalid characters, such as a line break, does not match even the `*` route. */
export const Screens = () => <Suspense fallback={<Loader within />}>{useRoutes(routes) ?? <MissingScreen />}</Suspense>
