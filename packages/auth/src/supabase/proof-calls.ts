import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { AuthFailure, CodedAuthFailure } from '../auth-failure.ts'
import type { LoadService } from '../load-service.ts'
import { browserHasPasskeys } from '../passkeys.ts'
import type { ProofErrorCode, Proofs } from '../proof.ts'
import { ask, askNothing, emptyAnswer, loadedService } from './ask.ts'
import type { OwnCall } from './own-call.ts'

/** Proofs of the person, and undoing what a notice tells of. */
export function proofCalls(load: LoadService): { proof: Proofs } & Pick<AuthClient, 'undoChange'> {
  return {
    proof: {
      mailCode: () => askNothing(load, ({ provider }) => provider.reauthenticate()),

      async give(proof) {
        const body = 'password' in proof ? proof : { nonce: proof.code }
        return taken(await own(load, { path: '/user/proof', body }))
      },

      async givePasskey() {
        if (!browserHasPasskeys() || !('parseRequestOptionsFromJSON' in PublicKeyCredential))
          return fail({ ...emptyAnswer(), code: 'not-offered' })
        const started = await ask(load, ({ provider }) => provider.passkey.startAuthentication())
        if (!started.ok) return taken(started)
        const { challenge_id, options } = started.value
        const credential = await askBrowser(options)
        return credential === undefined
          ? fail({ ...emptyAnswer(), code: 'cancelled' })
          : taken(await own(load, { path: '/user/proof', body: { challenge_id, credential } }))
      },
    },

    async undoChange(token) {
      const undone = await own(load, { path: '/undo', body: { token } })
      if (!undone.ok) return undone
      const { email } = (undone.value ?? {}) as { email?: unknown }
      return typeof email === 'string' ? succeed({ email }) : fail(emptyAnswer())
    },
  }
}

async function own(load: LoadService, call: OwnCall): Promise<Result<unknown, AuthFailure>> {
  const loaded = await loadedService(load)
  return loaded.ok ? loaded.value.own(call) : loaded
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
