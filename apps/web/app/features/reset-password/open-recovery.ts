import { hasDroppedPassword, type AuthClient, type AuthUser, type LinkTokens } from '@dst/auth'
import { clearHandOver, readHandOver, writeHandOver } from '~/services/hand-over'
import type { OpenedAddress, RecoveryAddress } from './recovery-address'

/** What is known about a recovery link. */
export type RecoveryLink =
  | { kind: 'validating' }
  | { kind: 'invalid' }
  /** The service could not be asked. The link is spent, so its tokens are kept for another try. */
  | { kind: 'unreachable'; tokens: LinkTokens }
  /** The link is good, and the account's second factor comes before a new password. */
  | { kind: 'second-factor'; person: AuthUser }
  | { kind: 'valid'; email: string }
  /** No link brought the person here: their account has lost its password, and they are signed in. */
  | { kind: 'choose'; email: string }

/**
 * Signs in with the tokens of a recovery link, which is how the service says that the link is valid. Without a link, as
 * after a reload, a recovery that was begun in this tab goes on while its session lives; and who is signed in to an account
 * whose password was dropped chooses another.
 */
export async function openRecovery(
  address: OpenedAddress,
  auth: Pick<AuthClient, 'session' | 'pendingUser' | 'setSessionFromTokens'>,
): Promise<RecoveryLink> {
  if (address.kind === 'invalid') return { kind: 'invalid' }
  if (address.kind === 'bare') return goOn(auth)
  const { tokens } = address
  const opened = await auth.setSessionFromTokens(tokens)
  if (!opened.ok) return opened.error.kind === 'unavailable' ? { kind: 'unreachable', tokens } : { kind: 'invalid' }
  const { user, owesSecondFactor } = opened.value
  writeHandOver('recoveringUser', user.id)
  return owesSecondFactor ? { kind: 'second-factor', person: user } : valid(user.email)
}

/** What exchanging the code of a link comes to; `unanswered` where the same code can be tried again. */
export type ExchangedAddress = OpenedAddress | { kind: 'other-browser' } | { kind: 'unanswered' }

/** Exchanges the code of an address for its tokens. One of a link that was not for a new password is no good here. */
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

/** The new password is set: a reload no longer offers the form. */
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
  // Wherever the person goes from here, the sign-in page knows the address.
  writeHandOver('prefilledEmail', email)
  return { kind: 'valid', email }
}
