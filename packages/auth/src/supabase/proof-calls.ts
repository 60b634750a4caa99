import { fail, succeed, type Result } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { CodedAuthFailure } from '../auth-failure.ts'
import type { LoadService, Service } from './loaded-service.ts'
import type { ProofErrorCode, Proofs } from '../proof.ts'
import { askNothing, emptyAnswer, loadedService } from './ask.ts'

/** Proofs of the person, and undoing what a notice tells of; what makes the calls comes with the service's client. */
export function proofCalls(load: LoadService): { proof: Proofs } & Pick<AuthClient, 'undoChange'> {
  const give = async (
    call: (proofs: Service['proofs']) => Promise<Result<void, CodedAuthFailure<ProofErrorCode>>>,
  ): Promise<Result<void, CodedAuthFailure<ProofErrorCode>>> => {
    const loaded = await loadedService(load)
    return loaded.ok ? call(loaded.value.proofs) : fail({ ...loaded.error, code: 'failed' })
  }
  return {
    proof: {
      mailCode: () => askNothing(load, ({ provider }) => provider.reauthenticate()),
      give: (proof) => give((proofs) => proofs.give(proof)),
      givePasskey: () => give((proofs) => proofs.givePasskey()),
    },
    async undoChange(token) {
      const loaded = await loadedService(load)
      const undone = loaded.ok ? await loaded.value.direct({ path: '/undo', body: { token } }) : loaded
      if (!undone.ok) return undone
      const { email } = (undone.value ?? {}) as { email?: unknown }
      return typeof email === 'string' ? succeed({ email }) : fail(emptyAnswer())
    },
  }
}
