import { writeFileSync } from "node:fs"

/** A Vitest reporter that leaves the numbers of a run in the file `COUNTS_FILE`, for the last line of `npm test`. */
export default class Counts {
  onTestRunEnd(modules, errors) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    // A file that does not load has no tests and fails all the same.
    const broken = modules.filter((module) => module.errors().length).length
    const count = (state) => states.filter((each) => each === state).length
    const counts = {
      passed: count("passed"),
      failed: count("failed") + broken + errors.length,
      skipped: count("skipped"),
    }
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts))
  }
}
