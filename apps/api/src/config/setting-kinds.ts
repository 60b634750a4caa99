import { isIP } from 'node:net'
import { z } from 'zod'

/** A text for which `holds` is true; `words` finish the sentence "X must be ...". */
export function kind(words: string, holds: (text: string) => boolean) {
  return z.string().refine(holds, words)
}

const isUrl = (text: string, scheme: string): boolean =>
  new RegExp(`^${scheme}://`, 'i').test(text) && URL.canParse(text)

/** A whole number within these bounds, written in digits. */
export function wholeNumber(least: number, most: number, unit = '') {
  const isOne = (text: string) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
  return kind(`a whole number${unit} from ${least} to ${most}`, isOne).transform(Number)
}

/** The number of a TCP port; 0 takes a free one. */
export const port = wholeNumber(0, 65_535)

/** One of these words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const reported = words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : words[0]
  return z.enum(words, { error: reported })
}

/** A switch. */
export const onOff = oneOf(['on', 'off'])

/** A text without white space, of at least so many characters. */
export function word(least = 1) {
  const reported = least === 1 ? 'a text without spaces' : `a text of at least ${least} characters without spaces`
  return kind(reported, (text) => text.length >= least && !/\s/.test(text))
}

/** A folder or file. */
export const place = kind('a path', (text) => !text.includes('\0'))

/** What people read, on one line. */
export const line = kind('a text on one line', (text) => text.trim() !== '' && !/[\r\n]/.test(text))

/** A name or address to listen on. */
export const host = kind(
  'a host name or IP address, without scheme and port',
  (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
)

/** Web address of a service. */
export const webAddress = kind('an address that begins with https:// or http://', (text) => isUrl(text, 'https?'))

/** Scheme, host and port of a site. */
export const origin = kind(
  'the address of a site, such as https://www.example.com: http or https, and no path behind the host',
  (text) => {
    if (!isUrl(text, 'https?')) return false
    const { pathname, search, hash, username, password } = new URL(text)
    return pathname === '/' && [search, hash, username, password].every((part) => part === '')
  },
)

/** Connection string of a Postgres. */
export const postgres = kind(
  'the address of a Postgres, such as postgres://user:password@host/database, with %-codes for special characters',
  (text) => isUrl(text, 'postgres(ql)?'),
)

/** Connection string of a Redis. Its client throws at %-codes that can't be read and at a path that is no number. */
export const redis = kind(
  'the address of a Redis, such as rediss://user:password@host:6379/0, with %-codes for special characters',
  (text) => isUrl(text, 'rediss?') && isDecodable(text) && /^\/?\d*$/.test(new URL(text).pathname),
)

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** A mail server. */
export const mailServer = kind(
  'the address of a mail server, such as smtps://user:password@host, with %-codes for special characters',
  (text) => isUrl(text, 'smtps?') && new URL(text).hostname !== '',
)

const isEmail = (text: string) => z.email().safeParse(text).success

/** An email address. */
export const email = kind('an email address', isEmail)

/** An email address, also behind a name. */
export const sender = kind('an email address, or a name and an address: Name <name@example.com>', (text) => {
  const [, named] = /^[^<>\r\n]+<([^<>\s]+)>$/.exec(text) ?? []
  return isEmail(named ?? text)
})

/** Proxies in front of the server, by number or by address. */
export const proxies = kind(
  'off, the number of proxies in front (for example 1), or their addresses or networks with commas between them',
  (text) => text === 'off' || /^[1-9]$/.test(text) || text.split(',').every((part) => isNetwork(part.trim())),
)

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && bits > 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
}
