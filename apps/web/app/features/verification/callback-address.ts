import type { LinkTokens } from '@dst/auth'

/** What brought a person back to `/auth/callback`. */
export type CallbackReturn =
  /** From Google, started on the sign-in or the sign-up page. */
  | { kind: 'google'; tokens: LinkTokens | undefined }
  /** From an e-mail; `emailChange` when the link confirmed another address of an account that was there before. */
  | { kind: 'confirmation'; tokens: LinkTokens | undefined; emailChange: boolean }
  /** One of the two links that change an address was opened; the other is still to be. */
  | { kind: 'half-confirmed' }
  /** From a recovery e-mail: everything the reset page needs, as its fragment. */
  | { kind: 'recovery'; fragment: string }

/** Reads the address that a person came back with. The fragment wins over the query, as the auth service writes there. */
export function readCallbackAddress({ search, hash }: { search: string; hash: string }): CallbackReturn {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const value = (name: string) => fragment.get(name) || query.get(name) || undefined
  const tokens = tokensFrom(value('access_token'), value('refresh_token'))
  const type = value('type')

  if (type === 'recovery') return { kind: 'recovery', fragment: recoveryFragment(query, fragment) }
  if (query.has('from')) return { kind: 'google', tokens }
  if (tokens === undefined && value('message') !== undefined) return { kind: 'half-confirmed' }
  return { kind: 'confirmation', tokens, emailChange: type === 'email_change' }
}

function tokensFrom(accessToken: string | undefined, refreshToken: string | undefined): LinkTokens | undefined {
  return accessToken === undefined || refreshToken === undefined ? undefined : { accessToken, refreshToken }
}

function recoveryFragment(query: URLSearchParams, fragment: URLSearchParams): string {
  return `#${new URLSearchParams([...query, ...fragment]).toString()}`
}
