/** The fields of queries that say what the dates are: the home page by what there is to know of today, pages where they list the terms. */
export const dateLists = ["schoolYear", "schoolDates", "home", "page"]

/** The office's table of a school year: the one that is on, where none is named. */
export const pathOfYear = (year?: number) => (year ? `/admin/dates?year=${year}` : "/admin/dates")

export const above = (year?: number) => [{ label: "Dates", to: pathOfYear(year) }]
