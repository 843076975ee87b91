import { relative } from "node:path"

/** Maximum of retried tests in a run of some eight thousand: more cannot be bad luck. */
const maxFlaky = 5

/** The first failure and its place: the test's name alone does not help to find the cause. */
function firstFailure(test) {
  const [{ message = "", diff = "", stacks = [] } = {}] = test.result().errors ?? []
  const places = stacks.map(({ file, line }) => `${relative("", file)}:${line}`)
  const lines = [...message.split("\n").slice(0, 4), ...diff.split("\n").slice(0, 20)]
  return `  ${lines.join("\n  ")}\n  at ${places.join(", ")}`
}

/** A Vitest reporter that summarises a run in its last lines: tests that passed on retry, and the counts. */
export default class SummaryReporter {
  onTestRunEnd(modules, errors) {
    // The output above says why.
    if (modules.length === 0) return
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state) => tests.filter((test) => test.result().state === state).length
    // A file that does not load has no tests and fails all the same.
    const broken = modules.filter((module) => module.errors().length).length
    const skipped = count("skipped") ? `, ${count("skipped")} skipped` : ""
    const flaky = tests.filter((test) => test.diagnostic()?.flaky)
    const lines = flaky.map(
      (test) =>
        `Passed at its second try only: ${test.module.relativeModuleId} > ${test.fullName}\n${firstFailure(test)}`,
    )
    if (flaky.length > maxFlaky) {
      lines.push(`More than ${maxFlaky} needed one: this run counts as failed.`)
      process.exitCode = 1
    }
    lines.push(`${count("passed")} passed, ${count("failed") + broken + errors.length} failed${skipped}`)
    process.once("exit", () => console.log(`\n${lines.join("\n")}`))
  }
}
