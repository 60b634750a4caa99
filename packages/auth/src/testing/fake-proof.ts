import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import { find, refused, signedOut, unreachable, type FakeWorld } from './fake-world.ts'

/** The code in every mail of the fake that proves the person. */
export const fakeProofCode = '135790'
/** The token of a notice's link that the fake accepts. */
export const fakeUndoToken = 'fake-undo-token'

/** Proofs on the fake, which asks for none by itself. */
export function proving(world: FakeWorld): Pick<AuthClient, 'proof' | 'undoChange'> {
  const account = () => find(world, world.session.current()?.user.email ?? '')
  return {
    proof: {
      async mailCode() {
        const owner = account()
        if (world.offline) return fail(unreachable)
        if (owner === undefined) return fail(signedOut)
        world.mails.push({ to: owner.user.email, kind: 'reauthentication' })
        return succeed(undefined)
      },
      async give(proof) {
        if (world.offline) return fail({ ...unreachable, code: 'failed' })
        if ('password' in proof)
          return proof.password === account()?.password
            ? succeed(undefined)
            : fail({ ...refused('', 400, 'current_password_invalid'), code: 'wrong-password' })
        return proof.code === fakeProofCode
          ? succeed(undefined)
          : fail({ ...refused('', 422, 'reauthentication_not_valid'), code: 'wrong-code' })
      },
      async givePasskey() {
        if (world.offline) return fail({ ...unreachable, code: 'failed' })
        return world.passkeys.length > 0
          ? succeed(undefined)
          : fail({ ...refused('', 400, 'webauthn_verification_failed'), code: 'cancelled' })
      },
    },
    async undoChange(token) {
      if (world.offline) return fail(unreachable)
      const [first] = world.accounts.values()
      return token === fakeUndoToken && first !== undefined
        ? succeed({ email: first.user.email })
        : fail(refused('Email link is invalid or has expired', 403, 'otp_expired'))
    },
  }
}
