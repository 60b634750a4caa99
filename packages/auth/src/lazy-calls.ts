import type { AuthFailure } from './auth-failure.ts'
import { attempt, through, unavailable, type LoadAccounts } from './load-accounts.ts'
import type { Accounts } from './supabase/connect-accounts.ts'

/** The calls that load the service's own client whether or not anybody is signed in. */
export type LazyCalls = Omit<Accounts, 'session' | 'accessToken' | 'user' | 'signOut'>

/** Makes each call once the service's own client is loaded; if it cannot be loaded, the call fails as `unavailable`. */
export function lazyCalls(load: LoadAccounts): LazyCalls {
  const coded =
    <Code extends string>(code: Code) =>
    (failure: AuthFailure) => ({ ...failure, code })
  return {
    signUp: (input) => through(load, (a) => a.signUp(input), coded('unexpected')),
    signIn: (input) => through(load, (a) => a.signIn(input), coded('unexpected')),
    signInWithGoogle: (context) => through(load, (a) => a.signInWithGoogle(context), coded('google-failed')),
    resendVerification: (email) => through(load, (a) => a.resendVerification(email), unavailable),
    requestPasswordReset: (email) => through(load, (a) => a.requestPasswordReset(email), coded('failed')),
    updatePassword: (password, current) =>
      through(load, (a) => a.updatePassword(password, current), coded('unexpected')),
    updateEmail: (email) => through(load, (a) => a.updateEmail(email), unavailable),
    verifyPassword: (input) => through(load, (a) => a.verifyPassword(input), coded('unexpected')),
    setSessionFromTokens: (tokens) => through(load, (a) => a.setSessionFromTokens(tokens), coded('unexpected')),
    exchangeLinkCode: (link) => through(load, (a) => a.exchangeLinkCode(link), coded('unexpected')),
    exchangeCode: (code) => through(load, (a) => a.exchangeCode(code), coded('failed')),
    completeSignUp: (input) => through(load, (a) => a.completeSignUp(input), coded('unexpected')),
    emailExists: async (email) => (await attempt(load))?.emailExists(email) ?? false,
    twoFactor: lazyTwoFactor(load),
    passkeys: lazyPasskeys(load),
  }
}

function lazyTwoFactor(load: LoadAccounts): LazyCalls['twoFactor'] {
  return {
    enroll: (name) => through(load, (a) => a.twoFactor.enroll(name), unavailable),
    verify: (input) => through(load, (a) => a.twoFactor.verify(input), unavailable),
    remove: (factorId) => through(load, (a) => a.twoFactor.remove(factorId), unavailable),
    recoveryCodes: {
      left: () => through(load, (a) => a.twoFactor.recoveryCodes.left(), unavailable),
      make: () => through(load, (a) => a.twoFactor.recoveryCodes.make(), unavailable),
      use: (code) => through(load, (a) => a.twoFactor.recoveryCodes.use(code), unavailable),
    },
  }
}

function lazyPasskeys(load: LoadAccounts): LazyCalls['passkeys'] {
  const missed = (failure: AuthFailure) => ({ ...failure, code: 'failed' as const })
  return {
    areOffered: () => through(load, (a) => a.passkeys.areOffered(), unavailable),
    signIn: (input) => through(load, (a) => a.passkeys.signIn(input), missed),
    add: (name) => through(load, (a) => a.passkeys.add(name), missed),
    list: () => through(load, (a) => a.passkeys.list(), unavailable),
    rename: (input) => through(load, (a) => a.passkeys.rename(input), unavailable),
    remove: (id) => through(load, (a) => a.passkeys.remove(id), unavailable),
  }
}
