/** The query fields that contain dates: the home page's notes on today, and pages that list the terms. */
export const dateLists = ["schoolYear", "schoolDates", "home", "page"]

/** The address of a school year's table: by default the current one's. */
export const pathOfYear = (year?: number) => (year ? `/admin/dates?year=${year}` : "/admin/dates")
