import type { LinkCode, LinkTokens } from '@dst/auth'

/** Reads one value of the address that a link led to; empty when it is missing. The fragment wins over the query, as the auth service writes there. */
export function linkValues({ search, hash }: { search: string; hash: string }): (name: string) => string {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  return (name) => fragment.get(name) || query.get(name) || ''
}

/** The tokens that a link brings, with what it says about their age; undefined when it lacks one of the two. */
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

/** The code that a link brings in place of tokens; undefined when it brings none. */
export function linkCode(value: (name: string) => string): LinkCode | undefined {
  const code = value('code')
  return code === '' ? undefined : { code, flowId: value('sb_flow_id') || undefined }
}

/** The fragment under which a recovery link brings these tokens to the page that sets a new password. */
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
  // An object with one computed key is of this type, which the compiler does not see.
  return /^\d+$/.test(text) ? ({ [name]: Number(text) } as Record<Name, number>) : {}
}
