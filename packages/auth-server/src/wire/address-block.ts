import { isIPv6 } from 'node:net'

/**
 * What one subscriber holds: an IPv4 address, or the first 64 bits of an IPv6 one, of which they may use any other.
 * A text that is no address stands for itself.
 */
export function addressBlock(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [leading = [], tail] = address.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const trailing = tail ?? []
  // A dotted end stands for two groups.
  const width = leading.length + trailing.length + (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - width }, () => '0')
  const network = [...leading, ...zeros, ...trailing].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
