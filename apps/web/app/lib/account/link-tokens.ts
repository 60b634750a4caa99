import type { LinkCode, LinkTokens } from '@dst/auth'

/**
 * Reads one value from the URL of a followed link; empty if missing. The fragment takes precedence over the query,
 * because that is where the auth service writes.
 */
export function linkValues({ search, hash }: { search: string; hash: string }): (name: string) => string {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return (name) => fragment.get(name) || query.get(name) || ''
}

/** The tokens in a link with their expiry, if given; undefined if one of the two is missing. */
export function linkTokens(value: (name: string) => string): LinkTokens | undefined {
  const accessToken = value('access_token')
  const refreshToken = value('refresh_token')
  if (accessToken === '' || refreshToken === '') return undefined
  return {
    accessToken,
    refreshToken,
    ...seconds('expiresAt', value('expires_at')),
    ...seconds('expiresIn', value('expires_in')),
  }
}

/** The code in a link that has one instead of tokens; undefined if it has none. */
export function linkCode(value: (name: string) => string): LinkCode | undefined {
  const code = value('code')
  return code === '' ? undefined : { code, flowId: value('sb_flow_id') || undefined }
}

/** The fragment that passes the tokens of a recovery link to the page that sets a new password. */
export function recoveryFragment({ accessToken, refreshToken, expiresAt }: LinkTokens): string {
  const values = {
    access_token: accessToken,
    refresh_token: refreshToken,
    ...(expiresAt === undefined ? {} : { expires_at: String(expiresAt) }),
    type: 'recovery',
  }
  return `#${new URLSearchParams(values).toString()}`
}

function seconds<Name extends string>(name: Name, text: string): Partial<Record<Name, number>> {
  // An object with one computed key has this type, but the compiler can't infer it.
  return /^\d+$/.test(text) ? ({ [name]: Number(text) } as Record<Name, number>) : {}
}
