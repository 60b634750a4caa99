import { fail, succeed } from '@dst/domain/result'
import type { AuthClient } from '../auth-client.ts'
import { confirmAccount, dropPassword } from './fake-accounts.ts'
import { addAccount, find, linkTo, refused, unreachable, type FakeWorld } from './fake-world.ts'

/** The code that the fake accepts for every sign-up. */
export const fakeSignUpCode = '123456'

/** Registration on the fake. */
export function signingUp(world: FakeWorld): Pick<AuthClient, 'signUp' | 'completeSignUp' | 'resendVerification'> {
  return {
    async signUp(input) {
      if (world.offline) return fail({ ...unreachable, code: 'registration-failed' })
      if (find(world, input.email)?.user.emailVerified) {
        return fail({
          kind: 'already_exists',
          provider: { message: 'User already registered' },
          code: 'account-exists',
        })
      }
      const known = find(world, input.email)
      if (known !== undefined && known.password !== input.password) dropPassword(known)
      const { user } = known ?? addAccount(world, { ...input, confirmed: false })
      world.mails.push({ to: user.email, kind: 'signup' })
      return succeed({ user, session: null })
    },
    async completeSignUp({ token, email }) {
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      const account = find(world, email)
      if (account === undefined || token !== fakeSignUpCode) {
        return fail({ ...refused('Token has expired or is invalid', 403, 'otp_expired'), code: 'failed' })
      }
      confirmAccount(account)
      return succeed({ user: account.user, session: world.session.begin(account.user) })
    },
    async resendVerification(email) {
      if (world.offline) return fail(unreachable)
      world.mails.push({ to: email, kind: 'signup' })
      return succeed(undefined)
    },
  }
}

type SigningIn = Pick<
  AuthClient,
  | 'signIn'
  | 'signInWithGoogle'
  | 'signOut'
  | 'setSessionFromTokens'
  | 'exchangeLinkCode'
  | 'exchangeCode'
  | 'redeemMailLink'
  | 'verifyPassword'
>

/** Sessions on the fake. */
export function signingIn(world: FakeWorld): SigningIn {
  const verifyPassword: AuthClient['verifyPassword'] = async ({ email, password }) => {
    if (world.offline) return fail({ ...unreachable, code: 'sign-in-failed' })
    const account = find(world, email)
    if (account?.password !== password) {
      return fail({ ...refused('Invalid login credentials', 400, 'invalid_credentials'), code: 'incorrect-password' })
    }
    if (account.user.emailVerified) return succeed(undefined)
    return fail({ ...refused('Email not confirmed', 400, 'email_not_confirmed'), code: 'email-not-confirmed' })
  }
  return {
    verifyPassword,
    async signIn(input) {
      const checked = await verifyPassword(input)
      if (!checked.ok) return checked
      const account = find(world, input.email) ?? addAccount(world, input)
      return succeed(world.session.begin(account.user))
    },
    async signInWithGoogle(context) {
      if (world.offline) return fail({ ...unreachable, code: 'google-failed' })
      return succeed({ url: `https://accounts.example.com/authorize?from=${context}` })
    },
    async signOut(scope = 'global') {
      if (scope !== 'others') world.session.end()
      return world.offline ? fail(unreachable) : succeed(undefined)
    },
    async exchangeLinkCode({ code }) {
      if (world.offline) return fail({ ...unreachable, code: 'email-verification-failed' })
      const tokens = world.linkCodes.get(code)
      world.linkCodes.delete(code)
      return tokens === undefined
        ? fail({ ...refused('code verifier not found', 400, 'bad_code_verifier'), code: 'other-browser' })
        : succeed(tokens)
    },
    async exchangeCode({ type, email, code }) {
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      const account =
        type === 'recovery'
          ? find(world, email)
          : [...world.accounts.values()].find(({ user }) => user.newEmail === email)
      if (account === undefined || code !== fakeSignUpCode) {
        return fail({ ...refused('Token has expired or is invalid', 403, 'otp_expired'), code: 'wrong-code' })
      }
      if (type === 'email_change') account.user = { ...account.user, email, newEmail: null }
      return succeed({ ...linkTo(world, account), recovery: type === 'recovery' })
    },
    async redeemMailLink({ type, tokenHash }) {
      if (world.offline) return fail({ ...unreachable, code: 'email-verification-failed' })
      const link = world.mailLinks.get(tokenHash)
      if (link?.type !== type || link.used) {
        return fail({ ...refused('Email link is invalid or has expired', 403, 'otp_expired'), code: 'invalid-link' })
      }
      link.used = true
      const { account } = link
      confirmAccount(account)
      if (type === 'email_change')
        account.user = { ...account.user, email: account.user.newEmail ?? account.user.email, newEmail: null }
      return succeed({ ...linkTo(world, account), recovery: type === 'recovery' })
    },
    async setSessionFromTokens({ accessToken, recovery }) {
      const account = world.links.get(accessToken)
      if (world.offline) return fail({ ...unreachable, code: 'email-verification-failed' })
      if (account === undefined) {
        return fail({ ...refused('Invalid JWT structure', 400, 'bad_jwt'), code: 'invalid-link' })
      }
      return succeed(world.session.begin(account.user, recovery ? 'password_recovery' : 'signed_in'))
    },
  }
}
