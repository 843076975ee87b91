/** A Vitest reporter that sums up a run in the last line of its output. */
export default class Counts {
  onTestRunEnd(modules, errors) {
    // What stands above says why.
    if (modules.length === 0) return
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state))
    const count = (state) => states.filter((each) => each === state).length
    // A file that does not load has no tests and fails all the same.
    const broken = modules.filter((module) => module.errors().length).length
    const skipped = count("skipped") ? `, ${count("skipped")} skipped` : ""
    const line = `\n${count("passed")} passed, ${count("failed") + broken + errors.length} failed${skipped}`
    process.once("exit", () => console.log(line))
  }
}
