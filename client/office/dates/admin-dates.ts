/** The query fields with dates: the home page's notes on today, and pages that list the terms. */
export const dateLists = ["schoolYear", "schoolDates", "home", "page"]

export const pathOfYear = (year?: number) => (year ? `/admin/dates?year=${year}` : "/admin/dates")
