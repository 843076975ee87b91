import { isIPv6 } from "node:net"

/** The /24 of an IPv4 address, the /48 of an IPv6 address: at least one customer's range. */
export const neighbourhoodOf = (address: string) =>
  isIPv6(address) ? networkOf(address).split(":").slice(0, 3).join(":") : address.replace(/\.\d+$/, "")

/** The /64 of an IPv6 address, as one household has all of it. Any other key is returned unchanged. */
export function networkOf(key: string) {
  if (!isIPv6(key) || key.includes(".")) return key
  const [head = "", tail] = key.split("::")
  const before = head ? head.split(":") : []
  const after = tail ? tail.split(":") : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array(missing).fill("0"), ...after]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")
}
