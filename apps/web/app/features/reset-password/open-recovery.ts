import { hasDroppedPassword, type AuthClient, type AuthUser, type LinkTokens } from '@dst/auth'
import { clearHandOver, readHandOver, writeHandOver } from '~/services/hand-over.ts'
import type { OpenedAddress, RecoveryAddress } from './recovery-address.ts'

/** What is known about a recovery link. */
export type RecoveryLink =
  | { kind: 'validating' }
  /** Opened without a link, and nothing goes on in this tab: the code of a mail may still be good. */
  | { kind: 'invalid' }
  /** The link is used, expired or incomplete: its code has the same fate. */
  | { kind: 'refused' }
  /** The service could not be reached. The link is used up, so its tokens are kept for a retry. */
  | { kind: 'unreachable'; tokens: LinkTokens }
  /** The link is valid, and the account's second factor is needed before a new password can be set. */
  | { kind: 'second-factor'; person: AuthUser }
  | { kind: 'valid'; email: string }
  /** Opened without a link: the user is signed in to an account that has lost its password. */
  | { kind: 'choose'; email: string }

/**
 * Signs in with the tokens of a recovery link, which is how the service confirms that the link is valid. Without a
 * link, e.g. after a reload, a recovery started in this tab continues while its session lasts; and a user signed in to
 * an account whose password was dropped chooses a new one.
 */
export async function openRecovery(
  address: OpenedAddress,
  auth: Pick<AuthClient, 'session' | 'pendingUser' | 'setSessionFromTokens'>,
): Promise<RecoveryLink> {
  if (address.kind === 'invalid') return { kind: 'refused' }
  if (address.kind === 'bare') return goOn(auth)
  const { tokens } = address
  const opened = await auth.setSessionFromTokens(tokens)
  if (!opened.ok) return opened.error.kind === 'unavailable' ? { kind: 'unreachable', tokens } : { kind: 'refused' }
  const { user, owesSecondFactor } = opened.value
  writeHandOver('recoveringUser', user.id)
  return owesSecondFactor ? { kind: 'second-factor', person: user } : valid(user.email)
}

/** The result of exchanging a link's code; `unanswered` if the same code can be tried again. */
export type ExchangedAddress = OpenedAddress | { kind: 'other-browser' } | { kind: 'unanswered' }

/**
 * Exchanges the code in the address for its tokens. The code of a link that wasn't for a new password is invalid here.
 */
export async function exchangeAddress(
  address: RecoveryAddress,
  auth: Pick<AuthClient, 'exchangeLinkCode'>,
): Promise<ExchangedAddress> {
  if (address.kind !== 'code') return address
  const exchanged = await auth.exchangeLinkCode(address.code)
  if (exchanged.ok)
    return exchanged.value.recovery === true ? { kind: 'link', tokens: exchanged.value } : { kind: 'invalid' }
  const { code } = exchanged.error
  if (code === 'other-browser') return { kind: code }
  return { kind: code === 'invalid-link' ? 'invalid' : 'unanswered' }
}

/** Call after the new password is set: a reload no longer offers the form. */
export function endRecovery(): void {
  clearHandOver('recoveringUser')
}

async function goOn(auth: Pick<AuthClient, 'session' | 'pendingUser'>): Promise<RecoveryLink> {
  const recovering = readHandOver('recoveringUser')
  const pending = await auth.pendingUser()
  if (pending !== null && pending.id === recovering) return { kind: 'second-factor', person: pending }
  const session = await auth.session()
  if (session === null) return { kind: 'invalid' }
  if (session.user.id === recovering) return valid(session.user.email)
  return hasDroppedPassword(session.user) ? { kind: 'choose', email: session.user.email } : { kind: 'invalid' }
}

function valid(email: string): RecoveryLink {
  // The sign-in page gets the address prefilled, however the user gets there.
  writeHandOver('prefilledEmail', email)
  return { kind: 'valid', email }
}
