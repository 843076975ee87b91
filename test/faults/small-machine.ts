import { spawnSync } from "node:child_process"
import { mkdirSync, rmdirSync, writeFileSync } from "node:fs"

/** Megabytes of memory that must be enough for the site. */
export const memoryOfMachine = 512

/** A machine with one processor and 512 MB. If this one cannot be limited so, the measurements decide. */
export function smallMachine() {
  const one = spawnSync("taskset", ["-c", "0", "true"]).status === 0 ? ["taskset", "-c", "0"] : []
  const group = memoryGroup()
  const within = group ? ["sh", "-c", `echo $$ > ${group}/cgroup.procs && exec "$@"`, "sh"] : []
  return {
    wrapper: [...within, ...one],
    isBounded: group !== undefined,
    remove: () => group && spawnSync("rmdir", [group]),
  }
}

/** A control group, version 1 or 2. Undefined if this account may not create one. */
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
