import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, it } from "vitest"
import { systemctl } from "./service.ts"

it("A service that systemd cannot start is named, with systemd's message", async () => {
  const folder = await mkdtemp(join(tmpdir(), "systemd-"))
  await writeFile(join(folder, "systemctl"), '#!/bin/sh\necho "Unit $2.service not found." >&2\nexit 5\n')
  await chmod(join(folder, "systemctl"), 0o755)
  const path = process.env.PATH
  process.env.PATH = `${folder}:${path}`
  try {
    await expect(systemctl("restart", "academy")).rejects.toThrow(
      "systemctl restart academy failed. Unit academy.service not found.",
    )
  } finally {
    process.env.PATH = path
    await rm(folder, { recursive: true })
  }
})
