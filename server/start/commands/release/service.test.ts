import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, it, onTestFinished, vi } from "vitest"
import { newFolder } from "../../../../test/new-folder.ts"
import { systemctl } from "./service.ts"

it("A service that systemd cannot start is named, with systemd's message", async () => {
  const folder = newFolder("systemd")
  const mode = 0o755
  await writeFile(join(folder, "systemctl"), '#!/bin/sh\necho "Unit $2.service not found." >&2\nexit 5\n', { mode })
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(systemctl("restart", "academy")).rejects.toThrow(
    "systemctl restart academy failed. Unit academy.service not found.",
  )
})
