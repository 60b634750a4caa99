import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import type { AuthFactor } from '../session.ts'
import type { RemovalWait } from '../two-factor.ts'
import type { FakeAccount } from './fake-accounts.ts'
import { addedAt, fakeAuthenticator } from './fake-authenticator.ts'
import { find, refused, signedOut, unreachable, type FakeWorld } from './fake-world.ts'

/** The code that the fake's authenticator app shows at all times. */
export const fakeAuthenticatorCode = '246810'
/** A recovery code that the fake accepts once. */
export const fakeRecoveryCode = 'aaaa-bbbb-cccc-dddd'

/** Looks like a QR code on a screen, with its three finder patterns; no app can scan it. */
const qrCode = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="210" height="210" viewBox="0 0 21 21">' +
    '<path fill="#fff" d="M0 0h21v21H0z"/>' +
    '<path fill="none" stroke="#000" d="M.5.5h6v6h-6zM14.5.5h6v6h-6zM.5 14.5h6v6h-6z"/>' +
    '<path d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2zM9 3h2v2H9zM8 8h4v2H8zM13 11h3v2h-3zM9 13h2v4H9zM17 16h2v3h-2z"/>' +
    '</svg>',
)}`

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
        qrCode,
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
      world.removal = null
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
        world.removal = null
        return succeed(undefined)
      },
    },
    async removal(step) {
      if (world.offline) return fail(unreachable)
      if (step === 'request') world.removal ??= removalFrom(new Date())
      if (step === 'cancel') world.removal = null
      return succeed(world.removal)
    },
  }
}

/** A waiting time of 72 hours. */
function removalFrom(requestedAt: Date): RemovalWait {
  return { requestedAt, dueAt: new Date(requestedAt.getTime() + 72 * 3_600_000) }
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
