import { expect, it } from "vitest"
import { Throttle, throttleLimits } from "./throttle.ts"

const { points } = throttleLimits.accountMailTo

async function countTogether(one: string, other: string) {
  const throttle = new Throttle({ counters: undefined })
  for (let tries = 0; tries < points; tries++) await throttle.take("accountMailTo", one)
  return throttle.take("accountMailTo", other).then(
    () => false,
    () => true,
  )
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
])("the tries of %s and %s count together: %s", async (one, other, together) => {
  expect(await countTogether(one, other)).toBe(together)
})

it.each(["192.0.2.1", "2001:db8:1:2::1"])(
  "a try of %s that is given back was none, and forgotten ones neither",
  async (key) => {
    const throttle = new Throttle({ counters: undefined })
    const left = async () => {
      let taken = 0
      while (
        await throttle.take("accountMailTo", key).then(
          () => true,
          () => false,
        )
      )
        taken++
      return taken
    }
    await throttle.giveBack("accountMailTo", key)
    await throttle.take("accountMailTo", key)
    await throttle.giveBack("accountMailTo", key)
    expect(await left()).toBe(points)
    expect(await left()).toBe(0)
    await throttle.forget("accountMailTo", key)
    expect(await left()).toBe(points)
  },
)
