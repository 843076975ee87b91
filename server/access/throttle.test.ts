import { expect, it } from "vitest"
import { Throttle, throttleLimits } from "./throttle.ts"

const { points } = throttleLimits.accountMailTo

const isAllowed = (throttle: Throttle, key: string) =>
  throttle.consume("accountMailTo", key).then(
    () => true,
    () => false,
  )

async function countAllowed(throttle: Throttle, key: string) {
  let count = 0
  while (await isAllowed(throttle, key)) count++
  return count
}

it.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:3:4:5:6", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::", true],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:2::", false],
  ["::1", "::2", true],
  ["::1:0:0:0:1", "::2", false],
  ["2001:db8::", "2001:db8:0:0:9::", true],
  ["192.0.2.1", "192.0.2.2", false],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.2", false],
  ["account 1", "account 2", false],
  ["account 1", "account 1", true],
])("Tries of %s and %s count together: %s", async (one, other, together) => {
  const throttle = new Throttle({ counters: undefined })
  await countAllowed(throttle, one)
  expect(await isAllowed(throttle, other)).toBe(!together)
})

it.each(["192.0.2.1", "2001:db8:1:2::1"])(
  "Tries of %s do not count once they are given back or forgotten",
  async (key) => {
    const throttle = new Throttle({ counters: undefined })
    const tried = await throttle.consume("accountMailTo", key)
    await tried.refund()
    expect([await countAllowed(throttle, key), await countAllowed(throttle, key)]).toEqual([points, 0])
    await tried.reset()
    await tried.refund()
    expect(await countAllowed(throttle, key)).toBe(points)
  },
)
