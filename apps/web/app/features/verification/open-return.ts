import type { AuthClient, LinkCode, LinkCodeErrorCode, LinkTokens } from '@dst/auth'
import { fail, succeed, type Result } from '@dst/domain/result'

/** A return as it arrives: with tokens, with a code to exchange for them, or with neither. */
interface ArrivedReturn {
  kind: 'google' | 'confirmation'
  tokens: LinkTokens | undefined
  code?: LinkCode
}

/**
 * Exchanges the code of a return for its tokens, so that the rest doesn't need to know about codes. A return without a
 * code is unchanged.
 */
export async function openReturn<Returned extends ArrivedReturn>(
  returned: Returned,
  auth: Pick<AuthClient, 'exchangeLinkCode'>,
): Promise<Result<Returned, LinkCodeErrorCode>> {
  if (returned.code === undefined) return succeed(returned)
  const exchanged = await auth.exchangeLinkCode(returned.code)
  if (exchanged.ok) return succeed({ ...returned, tokens: exchanged.value })
  return fail(returned.kind === 'google' ? 'no-session' : exchanged.error.code)
}
