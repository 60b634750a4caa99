import type { AuthClient, LinkCode, LinkTokens, MailLink } from '../auth-client.ts'
import { proving } from './fake-proof.ts'
import { keeping } from './fake-account-calls.ts'
import { confirmAccount, type FakeAccount, type FakeAccountInput } from './fake-accounts.ts'
import { createFakeSession } from './fake-session.ts'
import { passkeys, twoFactor } from './fake-second-factor.ts'
import { signingIn, signingUp } from './fake-sign-in.ts'
import { addAccount, find, linkTo, type FakeMail, type FakeWorld } from './fake-world.ts'

/** The test's side of a fake client. */
export interface FakeAuthControls {
  /** Every email so far, oldest first. */
  mails: readonly FakeMail[]
  /** Adds an account, as if somebody had signed up before the test. */
  addAccount: (input: FakeAccountInput) => FakeAccount
  /** Follows the latest link emailed to the address: confirms it and returns the tokens that the link carries. */
  openLink: (email: string) => LinkTokens
  /** The code of a link that carries one instead of these tokens; only clients of this fake service can redeem it. */
  codeFor: (tokens: LinkTokens) => LinkCode
  /** The link of an email to the address, for a page of the site: `fake-mail-link-1`, and counting. */
  mailLink: (email: string, type: MailLink['type']) => MailLink
  /** Signs an existing account in without a password. */
  signInAs: (email: string) => void
  /** Another client of the same service, with its own session. */
  openBrowser: () => FakeAuthClient
  /** While set, every call that would reach the service fails as unreachable. */
  setOffline: (offline: boolean) => void
}

/** An account client in memory, with the test's side of it under `fake`. */
export interface FakeAuthClient extends AuthClient {
  fake: FakeAuthControls
}

/** An in-memory account client that behaves like the real one, for tests and stories. */
export function createFakeAuthClient(options: { accounts?: readonly FakeAccountInput[] } = {}): FakeAuthClient {
  const world: FakeWorld = {
    accounts: new Map(),
    links: new Map(),
    linkCodes: new Map(),
    mailLinks: new Map(),
    mails: [],
    session: createFakeSession(),
    recoveryCodes: [],
    removal: null,
    passkeys: [],
    offline: false,
  }
  for (const account of options.accounts ?? []) addAccount(world, account)
  return clientOf(world)
}

function clientOf(world: FakeWorld): FakeAuthClient {
  const { session } = world
  return {
    ...signingUp(world),
    ...signingIn(world),
    ...keeping(world),
    ...proving(world),
    twoFactor: twoFactor(world),
    passkeys: passkeys(world),
    session: async () => session.current(),
    pendingUser: async () => session.pending(),
    hasStoredSession: () => session.current() !== null || session.pending() !== null,
    prepare: () => undefined,
    accessToken: async () => session.current()?.accessToken,
    onSessionChange: session.subscribe,
    fake: controls(world),
  }
}

function controls(world: FakeWorld): FakeAuthControls {
  return {
    mails: world.mails,
    addAccount: (input) => addAccount(world, input),
    openLink(email) {
      const account = find(world, email)
      if (account === undefined) throw new Error(`The fake has no account ${email}`)
      confirmAccount(account)
      return linkTo(world, account)
    },
    codeFor(tokens) {
      const code = `fake-code-${world.linkCodes.size + 1}`
      world.linkCodes.set(code, tokens)
      return { code }
    },
    mailLink(email, type) {
      const account = [...world.accounts.values()].find(({ user }) => user.email === email || user.newEmail === email)
      if (account === undefined) throw new Error(`The fake has no account ${email}`)
      const tokenHash = `fake-mail-link-${world.mailLinks.size + 1}`
      world.mailLinks.set(tokenHash, { type, account, used: false })
      return { type, tokenHash }
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
