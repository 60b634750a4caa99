import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { AuthFactor } from '../session.ts'
import type { FakeAccount } from './fake-accounts.ts'
import { addedAt, fakeAuthenticator } from './fake-authenticator.ts'
import { find, refused, signedOut, unreachable, type FakeWorld } from './fake-world.ts'

/** The code that the fake's authenticator app shows at all times. */
export const fakeAuthenticatorCode = '246810'
/** A recovery code that the fake accepts once. */
export const fakeRecoveryCode = 'aaaa-bbbb-cccc-dddd'

const wrongCode = refused('Invalid TOTP code entered', 422, 'mfa_verification_failed')
/** Two-factor sign-in on the fake. */
export function twoFactor(world: FakeWorld): AuthClient['twoFactor'] {
  const account = (): FakeAccount | undefined => accountOf(world)
  const setFactors = (owner: FakeAccount, factors: readonly AuthFactor[]) => {
    owner.user = { ...owner.user, factors }
    world.session.change(owner.user, 'user_updated')
  }
  return {
    async enroll() {
      if (world.offline) return fail(unreachable)
      return succeed({
        factorId: 'factor-1',
        qrCode: 'data:image/svg+xml,',
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/',
      })
    },
    async verify({ code }) {
      const owner = account()
      if (world.offline) return fail(unreachable)
      if (owner === undefined) return fail(signedOut)
      if (code.replaceAll(' ', '') !== fakeAuthenticatorCode) return fail(wrongCode)
      world.session.pass()
      setFactors(owner, [fakeAuthenticator('verified')])
      return succeed(undefined)
    },
    async remove() {
      const owner = account()
      if (world.offline) return fail(unreachable)
      if (owner !== undefined) setFactors(owner, [])
      return succeed(undefined)
    },
    recoveryCodes: {
      left: async () => (world.offline ? fail(unreachable) : succeed({ left: world.recoveryCodes.length, total: 10 })),
      async make() {
        if (world.offline) return fail(unreachable)
        world.recoveryCodes = [
          fakeRecoveryCode,
          ...Array.from({ length: 9 }, (_, index) => `eeee-ffff-gggg-000${index}`),
        ]
        return succeed([...world.recoveryCodes])
      },
      async use(code) {
        if (world.offline) return fail(unreachable)
        if (!world.recoveryCodes.includes(code.trim()))
          return fail(refused('Invalid recovery code entered', 422, 'mfa_verification_failed'))
        world.recoveryCodes = world.recoveryCodes.filter((left) => left !== code.trim())
        world.session.pass()
        return succeed(undefined)
      },
    },
  }
}

/** Passkeys on the fake: an account that has one can sign in with it. */
export function passkeys(world: FakeWorld): AuthClient['passkeys'] {
  return {
    areOffered: async () => (world.offline ? fail(unreachable) : succeed(true)),
    async signIn() {
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      const owner = world.passkeys[0] && find(world, world.passkeys[0].owner)
      if (owner === undefined)
        return fail({ kind: 'unexpected', provider: { message: 'not allowed' }, code: 'cancelled' })
      return succeed(world.session.begin(owner.user, 'signed_in', true))
    },
    async add(name) {
      const owner = accountOf(world)
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      if (owner === undefined) return fail({ ...signedOut, code: 'failed' })
      world.passkeys.push({
        id: `passkey-${world.passkeys.length + 1}`,
        name,
        addedAt,
        lastUsedAt: null,
        owner: owner.user.email,
      })
      return succeed(undefined)
    },
    list: async () =>
      world.offline
        ? fail(unreachable)
        : succeed(world.passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ id, name, addedAt, lastUsedAt }))),
    async rename({ id, name }) {
      if (world.offline) return fail(unreachable)
      world.passkeys = world.passkeys.map((passkey) => (passkey.id === id ? { ...passkey, name } : passkey))
      return succeed(undefined)
    },
    async remove(id) {
      if (world.offline) return fail(unreachable)
      world.passkeys = world.passkeys.filter((passkey) => passkey.id !== id)
      return succeed(undefined)
    },
  }
}

function accountOf(world: FakeWorld): FakeAccount | undefined {
  const user = world.session.current()?.user ?? world.session.pending()
  return user === null || user === undefined ? undefined : find(world, user.email)
}
