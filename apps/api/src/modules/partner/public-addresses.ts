import { lookup as resolve, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const own = new BlockList()
// RFC 6890 and its registry: addresses of this machine or a private network, or that lead nowhere.
const privateV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
// `::/96` and 2002:: embed IPv4 addresses in ways that nothing uses any more.
const privateV6 = [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const
for (const [network, prefix] of privateV4) {
  // A BlockList knows that ::ffff:10.0.0.1 is 10.0.0.1, but not that NAT64 translates 64:ff9b::10.0.0.1 to the same
  // address.
  own.addSubnet(network, prefix, 'ipv4')
  own.addSubnet(`64:ff9b::${network}`, 96 + prefix, 'ipv6')
}
for (const [network, prefix] of privateV6) own.addSubnet(network, prefix, 'ipv6')

/** Whether an address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !own.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

class PrivateAddress extends Error {
  readonly code = 'webhook_private_address'
}

/**
 * Resolves a host name for a connection, and rejects it if any of its addresses is not public. The same lookup serves
 * the check and the connection, so that the result cannot change in between.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress('a private address'), '', 0)
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}
