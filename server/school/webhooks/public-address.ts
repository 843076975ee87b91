import { lookup } from "node:dns"
import { BlockList, isIP, type LookupFunction } from "node:net"

/** From IANA's special-purpose address registries. */
const special = new BlockList()
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, bits, "ipv4")

/** Global unicast IPv6; transition and documentation ranges are excluded below. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet("2000::", 3, "ipv6")
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  special.addSubnet(network, bits, "ipv6")

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, "ipv4")
  return family === 6 && globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6")
}

export const privateAddress = () =>
  Object.assign(new Error("This address is of a private network."), { code: "EPRIVATE" })

/** Connects to the checked address, which prevents DNS rebinding. */
export const lookupPublic: LookupFunction = (hostname, options, found) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return found(error ?? privateAddress(), [])
    if (!addresses.every(({ address }) => isPublicAddress(address))) return found(privateAddress(), [])
    if (options.all) found(null, addresses)
    else found(null, first.address, first.family)
  })
}
