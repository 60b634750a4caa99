import type { LinkCode, LinkTokens } from '@dst/auth'
import { googleReturnErrorFrom, type GoogleReturnErrorCode } from '@dst/domain/errors'
import { linkCode, linkTokens, linkValues } from '~/lib/account/link-tokens.ts'
import type { GoogleOrigin } from './google-problem.ts'

/** How the user got to `/auth/callback`. */
export type CallbackReturn =
  /** From Google, started on the sign-in or the sign-up page. */
  | {
      kind: 'google'
      tokens: LinkTokens | undefined
      code?: LinkCode
      from: GoogleOrigin
      problem?: GoogleReturnErrorCode
    }
  /**
   * From an email; `emailChange` if the link confirmed a new address of an existing account, `invitation` if it opened
   * an account that has no password yet.
   */
  | {
      kind: 'confirmation'
      tokens: LinkTokens | undefined
      code?: LinkCode
      emailChange: boolean
      invitation?: boolean
    }
  /** One of the two links that change an address was opened; the other is still pending. */
  | { kind: 'half-confirmed' }
  /** From a recovery email: everything the reset page needs, as its fragment. */
  | { kind: 'recovery'; fragment: string }

/** Parses the address that the user returned to. */
export function readCallbackAddress({ search, hash }: { search: string; hash: string }): CallbackReturn {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const value = linkValues({ search, hash })
  const tokens = linkTokens(value)
  const given = linkCode(value)
  const code = tokens === undefined && given !== undefined ? { code: given } : {}
  const type = value('type')

  if (type === 'recovery') return { kind: 'recovery', fragment: recoveryFragment(query, fragment) }
  if (query.has('from')) {
    const problem = googleReturnErrorFrom({ error: value('error'), errorCode: value('error_code') })
    const from = query.get('from') === 'signup' ? 'signup' : 'login'
    return { kind: 'google', tokens, ...code, from, ...(problem === undefined ? {} : { problem }) }
  }
  if (tokens === undefined && given === undefined && value('message') !== '') return { kind: 'half-confirmed' }
  const invited = type === 'invite' ? { invitation: true } : {}
  return { kind: 'confirmation', tokens, ...code, emailChange: type === 'email_change', ...invited }
}

function recoveryFragment(query: URLSearchParams, fragment: URLSearchParams): string {
  return `#${new URLSearchParams([...query, ...fragment]).toString()}`
}
