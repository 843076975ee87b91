import { spawnSync } from "node:child_process"
import { mkdirSync, rmdirSync, writeFileSync } from "node:fs"

/** Memory of the machine that the site must do with, in megabytes. */
export const memoryOfMachine = 512

/** A machine with one processor and 512 MB. Where this one cannot be made so small, what is measured tells. */
export function smallMachine() {
  const one = spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0"] : []
  const group = memoryGroup()
  const within = group ? ["sh", "-c", `echo $$ > ${group}/cgroup.procs && exec "$@"`, "sh"] : []
  return {
    under: [...within, ...one],
    isBounded: group !== undefined,
    remove: () => group && spawnSync("rmdir", [group]),
  }
}

/** A control group, of the first or the second kind. Undefined where this account may not make one. */
function memoryGroup(): string | undefined {
  const name = `junior-academy-${process.pid}`
  for (const [root, file] of [
    ["/sys/fs/cgroup/memory", "memory.limit_in_bytes"],
    ["/sys/fs/cgroup", "memory.max"],
  ]) {
    const group = `${root}/${name}`
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    try {
      writeFileSync(`${group}/${file}`, String(memoryOfMachine * 1024 * 1024))
      return group
    } catch {
      rmdirSync(group)
    }
  }
  return undefined
}
