import type { LinkCode, LinkTokens } from '@dst/auth'
import { validateRecoveryLink } from '@dst/domain/validation'
import { linkCode, linkTokens, linkValues } from '~/lib/account/link-tokens.ts'

/** What the URL of the reset page contains: nothing, an invalid link, its tokens, or a code to exchange for them. */
export type RecoveryAddress =
  { kind: 'bare' } | { kind: 'invalid' } | { kind: 'link'; tokens: LinkTokens } | { kind: 'code'; code: LinkCode }

/** An address whose code, if any, has been exchanged. */
export type OpenedAddress = Exclude<RecoveryAddress, { kind: 'code' }>

/** Reads a recovery link. It is invalid if it lacks a token, is of another type or contains an error. */
export function readRecoveryAddress({ search, hash }: { search: string; hash: string }): RecoveryAddress {
  const value = linkValues({ search, hash })
  const tokens = linkTokens(value)
  const code = linkCode(value)
  const type = value('type')
  const refused = value('error') || value('error_code')
  if (!refused && tokens === undefined && code !== undefined && (type === '' || type === 'recovery'))
    return { kind: 'code', code }
  if (!refused && tokens === undefined && type === '') return { kind: 'bare' }

  const link = { accessToken: tokens?.accessToken ?? '', refreshToken: tokens?.refreshToken ?? '', type }
  if (refused || tokens === undefined || validateRecoveryLink(link).length > 0) return { kind: 'invalid' }
  return { kind: 'link', tokens: { ...tokens, recovery: true } }
}
