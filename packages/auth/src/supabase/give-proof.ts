import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthFailure, CodedAuthFailure } from '../auth-failure.ts'
import { browserHasPasskeys } from '../passkeys.ts'
import type { ProofErrorCode, Proofs } from '../proof.ts'
import type { DirectCall } from './direct-call.ts'
import type { ProviderClient } from './provider-client.ts'
import { failureFrom } from './provider-failure.ts'

/** Gives proofs to the service. */
export function giveProof(
  provider: ProviderClient,
  direct: (call: DirectCall) => Promise<Result<unknown, AuthFailure>>,
): Pick<Proofs, 'give' | 'givePasskey'> {
  return {
    async give(proof) {
      const body = 'password' in proof ? proof : { nonce: proof.code }
      return taken(await direct({ path: '/user/proof', body }))
    },

    async givePasskey() {
      if (!browserHasPasskeys() || !('parseRequestOptionsFromJSON' in PublicKeyCredential)) return none('not-offered')
      const { data, error } = await provider.passkey.startAuthentication()
      if (error !== null) return taken(fail(failureFrom(error)))
      const credential = await askBrowser(data.options)
      if (credential === undefined) return none('cancelled')
      return taken(await direct({ path: '/user/proof', body: { challenge_id: data.challenge_id, credential } }))
    },
  }
}

function none(code: ProofErrorCode): Result<never, CodedAuthFailure<ProofErrorCode>> {
  return fail({ kind: 'unexpected', provider: { message: '' }, code })
}

/** The browser's answer, ready for JSON; undefined if its prompt yielded nothing. */
async function askBrowser(options: object): Promise<unknown> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON)
    const credential = await navigator.credentials.get({ publicKey })
    return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
  } catch {
    return undefined
  }
}

function taken(answer: Result<unknown, AuthFailure>): Result<void, CodedAuthFailure<ProofErrorCode>> {
  return answer.ok ? succeed(undefined) : fail({ ...answer.error, code: codeOf(answer.error) })
}

const codes: Readonly<Record<string, ProofErrorCode>> = {
  current_password_invalid: 'wrong-password',
  reauthentication_not_valid: 'wrong-code',
  webauthn_verification_failed: 'wrong-code',
  passkey_disabled: 'not-offered',
}

function codeOf({ provider: { code = '', status } }: AuthFailure): ProofErrorCode {
  if (status === 429) return 'too-many-attempts'
  // The official service has no such call.
  if (status === 404 || status === 405) return 'not-offered'
  return codes[code] ?? 'failed'
}
