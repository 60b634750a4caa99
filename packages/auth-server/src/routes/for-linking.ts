import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { identityFailures } from '../failures/identities.ts'
import { proofRefusal } from '../flows/recent-proof.ts'
import { fail, type Result } from '../failures/result.ts'
import { authenticate } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'

/** The user and session of a call that links or unlinks an identity. */
export async function authenticateForLinking(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<SignedIn, FailureReply>> {
  const signedIn = await authenticate(context, request)
  if (!signedIn.ok) return signedIn
  if (!context.settings.manualLinking) return fail(identityFailures.manualLinkingDisabled)
  const refusal = proofRefusal(context, signedIn.value)
  return refusal === undefined ? signedIn : fail(refusal)
}
