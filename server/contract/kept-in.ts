/** Where the contracts of releases are kept, in the repository. The built server has a copy: its build reads this file. */
export const keptIn = "docs/api"
