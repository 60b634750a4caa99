import { fail, succeed } from '@dst/domain/result'
import type { ProviderError } from '@dst/domain/errors'
import type { AuthClient, LinkTokens } from '../auth-client'
import type { AuthFailure } from '../auth-failure'
import { confirmAccount, fakeAccount, type FakeAccount, type FakeAccountInput } from './fake-accounts'
import { createFakeSession, type FakeSession } from './fake-session'

/** A mail that the fake would have sent. */
export interface FakeMail {
  to: string
  kind: 'signup' | 'recovery' | 'email_change'
}

/** The test's side of a fake client. */
export interface FakeAuthControls {
  /** Every mail so far, oldest first. */
  mails: readonly FakeMail[]
  addAccount(input: FakeAccountInput): FakeAccount
  /** Follows the newest link mailed to the address: confirms it and gives the tokens that the link carries. */
  openLink(email: string): LinkTokens
  /** Signs an existing account in without a password. */
  signInAs(email: string): void
  /** Another client of the same service, with a session of its own. */
  openBrowser(): FakeAuthClient
  /** While set, every call that would reach the service fails as unreachable. */
  setOffline(offline: boolean): void
}

export interface FakeAuthClient extends AuthClient {
  fake: FakeAuthControls
}

interface World {
  accounts: Map<string, FakeAccount>
  links: Map<string, FakeAccount>
  mails: FakeMail[]
  session: FakeSession
  offline: boolean
}

/** The code that the fake accepts for every sign-up. */
export const fakeSignUpCode = '123456'

/** An account client in memory with the behaviour of the real one, for tests and stories. */
export function createFakeAuthClient(options: { accounts?: readonly FakeAccountInput[] } = {}): FakeAuthClient {
  const world: World = { accounts: new Map(), links: new Map(), mails: [], session: createFakeSession(), offline: false }
  for (const account of options.accounts ?? []) addAccount(world, account)
  return clientOf(world)
}

function clientOf(world: World): FakeAuthClient {
  const { session } = world
  return {
    ...signingUp(world),
    ...signingIn(world),
    ...keeping(world),
    twoFactor: {
      isPending: async () => succeed(false),
      enroll: async () => succeed({ factorId: 'factor-1', qrCode: 'data:image/svg+xml,', secret: 'SECRET', uri: 'otpauth://' }),
      verify: async ({ code }) => (code === fakeSignUpCode ? succeed(undefined) : fail(refused('Invalid TOTP code entered', 422))),
      remove: async () => succeed(undefined),
    },
    session: async () => session.current(),
    hasStoredSession: () => session.current() !== null,
    accessToken: async () => session.current()?.accessToken,
    onSessionChange: session.subscribe,
    fake: controls(world),
  }
}

function controls(world: World): FakeAuthControls {
  return {
    mails: world.mails,
    addAccount: (input) => addAccount(world, input),
    openLink(email) {
      const account = find(world, email)
      if (account === undefined) throw new Error(`The fake has no account ${email}`)
      confirmAccount(account)
      const accessToken = `fake-link-${world.links.size + 1}`
      world.links.set(accessToken, account)
      return { accessToken, refreshToken: `${accessToken}-refresh` }
    },
    signInAs(email) {
      const account = find(world, email) ?? addAccount(world, { email })
      world.session.begin(account.user)
    },
    openBrowser: () => clientOf({ ...world, session: createFakeSession() }),
    setOffline(offline) {
      world.offline = offline
    },
  }
}

function signingUp(world: World): Pick<AuthClient, 'signUp' | 'completeSignUp' | 'resendVerification'> {
  return {
    async signUp(input) {
      if (world.offline) return fail({ ...unreachable, code: 'registration-failed' })
      if (find(world, input.email)?.user.emailVerified) {
        return fail({ kind: 'already_exists', provider: { message: 'User already registered' }, code: 'account-exists' })
      }
      const { user } = find(world, input.email) ?? addAccount(world, { ...input, confirmed: false })
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
  'signIn' | 'signInWithGoogle' | 'signOut' | 'setSessionFromTokens' | 'verifyPassword'
>

function signingIn(world: World): SigningIn {
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
    async setSessionFromTokens({ accessToken, recovery }) {
      const account = world.links.get(accessToken)
      if (world.offline) return fail({ ...unreachable, code: 'email-verification-failed' })
      if (account === undefined) {
        return fail({ ...refused('Invalid JWT structure', 400, 'bad_jwt'), code: 'email-verification-failed' })
      }
      return succeed(world.session.begin(account.user, recovery ? 'password_recovery' : 'signed_in'))
    },
  }
}

type Keeping = Pick<AuthClient, 'user' | 'updatePassword' | 'updateEmail' | 'requestPasswordReset' | 'emailExists'>

function keeping(world: World): Keeping {
  const current = (): FakeAccount | undefined => {
    const user = world.session.current()?.user
    return user === undefined ? undefined : find(world, user.email)
  }
  return {
    async user() {
      if (world.offline) return fail(unreachable)
      const account = current()
      return account === undefined ? fail(signedOut) : succeed(account.user)
    },
    async updatePassword(password) {
      const account = current()
      if (account === undefined) return fail({ ...signedOut, code: 'session-expired' })
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      if (account.password === password) {
        const message = 'New password should be different from the old password.'
        return fail({ ...refused(message, 422, 'same_password'), code: 'same-password' })
      }
      account.password = password
      world.session.change(account.user, 'user_updated')
      return succeed(account.user)
    },
    async updateEmail(email) {
      const account = current()
      if (account === undefined) return fail(signedOut)
      if (world.offline) return fail(unreachable)
      account.user = { ...account.user, newEmail: email.trim().toLowerCase() }
      world.mails.push({ to: email, kind: 'email_change' })
      world.session.change(account.user, 'user_updated')
      return succeed(account.user)
    },
    async requestPasswordReset(email) {
      if (world.offline) return fail({ ...unreachable, code: 'failed' })
      if (find(world, email) !== undefined) world.mails.push({ to: email, kind: 'recovery' })
      return succeed(undefined)
    },
    emailExists: async () => true,
  }
}

const unreachable: AuthFailure = { kind: 'unavailable', provider: { message: 'Failed to fetch', status: 0 } }
const signedOut: AuthFailure = { kind: 'no_session', provider: { message: 'Auth session missing!', status: 400 } }

function refused(message: string, status: number, code?: string): AuthFailure {
  const provider: ProviderError = { message, status, ...(code === undefined ? {} : { code }) }
  return { kind: 'refused', provider }
}

function find(world: World, email: string): FakeAccount | undefined {
  return world.accounts.get(email.trim().toLowerCase())
}

function addAccount(world: World, input: FakeAccountInput): FakeAccount {
  const account = fakeAccount(input)
  world.accounts.set(account.user.email, account)
  return account
}
