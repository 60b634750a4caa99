import type { LinkTokens } from '@dst/auth'
import { validateRecoveryLink } from '@dst/domain/validation'
import { linkTokens, linkValues } from '~/lib/link-tokens'

/** What the address of the reset page brings: nothing at all, a link that is no good, or the tokens of one. */
export type RecoveryAddress = { kind: 'bare' } | { kind: 'invalid' } | { kind: 'link'; tokens: LinkTokens }

/** Reads a recovery link. It is invalid when it lacks a token, is of another type or brings an error. */
export function readRecoveryAddress({ search, hash }: { search: string; hash: string }): RecoveryAddress {
  const value = linkValues({ search, hash })
  const tokens = linkTokens(value)
  const type = value('type')
  const refused = value('error') || value('error_code')
  if (!refused && tokens === undefined && type === '') return { kind: 'bare' }

  const link = { accessToken: tokens?.accessToken ?? '', refreshToken: tokens?.refreshToken ?? '', type }
  if (refused || tokens === undefined || validateRecoveryLink(link).length > 0) return { kind: 'invalid' }
  return { kind: 'link', tokens: { ...tokens, recovery: true } }
}
