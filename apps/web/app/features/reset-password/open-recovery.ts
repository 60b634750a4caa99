import type { AuthClient, LinkTokens } from '@dst/auth'

/** What is known about a recovery link. */
export type RecoveryLink =
  | { kind: 'validating' }
  | { kind: 'invalid' }
  /** The service could not be asked. The link is spent, so its tokens are kept for another try. */
  | { kind: 'unreachable'; tokens: LinkTokens }
  | { kind: 'valid'; email: string }

/** Signs in with the tokens of a recovery link, which is how the service says that the link is valid. */
export async function openRecovery(
  tokens: LinkTokens | undefined,
  auth: Pick<AuthClient, 'setSessionFromTokens'>,
): Promise<RecoveryLink> {
  if (tokens === undefined) return { kind: 'invalid' }
  const opened = await auth.setSessionFromTokens(tokens)
  if (opened.ok) return { kind: 'valid', email: opened.value.user.email }
  return opened.error.kind === 'unavailable' ? { kind: 'unreachable', tokens } : { kind: 'invalid' }
}
