import { hasDroppedPassword, type AuthClient, type LinkTokens } from '@dst/auth'
import { clearHandOver, readHandOver, writeHandOver } from '~/services/hand-over'
import type { RecoveryAddress } from './recovery-address'

/** What is known about a recovery link. */
export type RecoveryLink =
  | { kind: 'validating' }
  | { kind: 'invalid' }
  /** The service could not be asked. The link is spent, so its tokens are kept for another try. */
  | { kind: 'unreachable'; tokens: LinkTokens }
  | { kind: 'valid'; email: string }
  /** No link brought the person here: their account has lost its password, and they are signed in. */
  | { kind: 'choose'; email: string }

/**
 * Signs in with the tokens of a recovery link, which is how the service says that the link is valid. Without a link, as
 * after a reload, a recovery that was begun in this tab goes on while its session lives; and who is signed in to an account
 * whose password was dropped chooses another.
 */
export async function openRecovery(
  address: RecoveryAddress,
  auth: Pick<AuthClient, 'session' | 'setSessionFromTokens'>,
): Promise<RecoveryLink> {
  if (address.kind === 'invalid') return { kind: 'invalid' }
  if (address.kind === 'bare') return goOn(auth)
  const { tokens } = address
  const opened = await auth.setSessionFromTokens(tokens)
  if (!opened.ok) return opened.error.kind === 'unavailable' ? { kind: 'unreachable', tokens } : { kind: 'invalid' }
  writeHandOver('recoveringUser', opened.value.user.id)
  return valid(opened.value.user.email)
}

/** The new password is set: a reload no longer offers the form. */
export function endRecovery(): void {
  clearHandOver('recoveringUser')
}

async function goOn(auth: Pick<AuthClient, 'session'>): Promise<RecoveryLink> {
  const session = await auth.session()
  if (session === null) return { kind: 'invalid' }
  if (session.user.id === readHandOver('recoveringUser')) return valid(session.user.email)
  return hasDroppedPassword(session.user) ? { kind: 'choose', email: session.user.email } : { kind: 'invalid' }
}

function valid(email: string): RecoveryLink {
  // Wherever the person goes from here, the sign-in page knows the address.
  writeHandOver('prefilledEmail', email)
  return { kind: 'valid', email }
}
