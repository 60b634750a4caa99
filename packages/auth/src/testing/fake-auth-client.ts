import type { AuthClient, LinkCode, LinkTokens } from '../auth-client'
import { keeping } from './fake-account-calls'
import { confirmAccount, type FakeAccount, type FakeAccountInput } from './fake-accounts'
import { createFakeSession } from './fake-session'
import { passkeys, twoFactor } from './fake-second-factor'
import { signingIn, signingUp } from './fake-sign-in'
import { addAccount, find, linkTo, type FakeMail, type FakeWorld } from './fake-world'

/** The test's side of a fake client. */
export interface FakeAuthControls {
  /** Every mail so far, oldest first. */
  mails: readonly FakeMail[]
  addAccount: (input: FakeAccountInput) => FakeAccount
  /** Follows the newest link mailed to the address: confirms it and gives the tokens that the link carries. */
  openLink: (email: string) => LinkTokens
  /** The code of a link that carries one in place of these tokens; a client of another service has no use for it. */
  codeFor: (tokens: LinkTokens) => LinkCode
  /** Signs an existing account in without a password. */
  signInAs: (email: string) => void
  /** Another client of the same service, with a session of its own. */
  openBrowser: () => FakeAuthClient
  /** While set, every call that would reach the service fails as unreachable. */
  setOffline: (offline: boolean) => void
}

export interface FakeAuthClient extends AuthClient {
  fake: FakeAuthControls
}

/** An account client in memory with the behaviour of the real one, for tests and stories. */
export function createFakeAuthClient(options: { accounts?: readonly FakeAccountInput[] } = {}): FakeAuthClient {
  const world: FakeWorld = {
    accounts: new Map(),
    links: new Map(),
    linkCodes: new Map(),
    mails: [],
    session: createFakeSession(),
    recoveryCodes: [],
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
