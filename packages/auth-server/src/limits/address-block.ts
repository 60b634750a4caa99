import { isIPv6 } from 'node:net'

const groupsOfAddress = 8
const groupsOfNetwork = 4

/**
 * The address block of one subscriber: an IPv4 address, or the first 64 bits of an IPv6 one, within which they can use
 * any address. A string that is not an address is returned as is.
 */
export function addressBlock(ip: string): string {
  // The check below is a long pattern, and most calls come by IPv4.
  if (!ip.includes(':')) return ip
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  if (isMappedIPv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, groupsOfNetwork)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [leading = [], trailing = []] = dottedEndAsGroups(address)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  const zeros = Array.from({ length: groupsOfAddress - leading.length - trailing.length }, () => 0)
  return [...leading, ...zeros, ...trailing]
}

function dottedEndAsGroups(address: string): string {
  return address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_end, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
}

/** `::ffff:0:0/96`, the form in which a dual-stack server sees its IPv4 callers. */
function isMappedIPv4(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
}
