import type { LinkTokens } from '@dst/auth'
import { validateRecoveryLink } from '@dst/domain/validation'

/** The tokens of a recovery link; undefined when it lacks one, is of another type or brings an error. The fragment wins over the query. */
export function readRecoveryAddress({ search, hash }: { search: string; hash: string }): LinkTokens | undefined {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const value = (name: string) => fragment.get(name) || query.get(name) || ''
  const link = { accessToken: value('access_token'), refreshToken: value('refresh_token'), type: value('type') }

  const refused = value('error') || value('error_code')
  if (refused || validateRecoveryLink(link).length > 0) return undefined
  return { accessToken: link.accessToken, refreshToken: link.refreshToken, recovery: true }
}
