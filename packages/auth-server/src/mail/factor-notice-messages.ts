import type { AuthMailCopy } from './mail-messages.ts'

/** Changes to what signs a user in, other than password and address. */
export const factorNoticeKinds = [
  'factor_added',
  'factor_removed',
  'factor_removal_asked',
  'factor_removal_waits',
  'factor_removal_done',
  'recovery_codes_renewed',
  'recovery_codes_removed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'identity_linked',
  'identity_unlinked',
] as const
export type FactorNoticeKind = (typeof factorNoticeKinds)[number]

/** Times that such a notice names, in the reader's words. */
export interface FactorNoticeTimes {
  /** When a lost second factor is removed. */
  removal: string
}

interface FactorNotice {
  /** Followed by "your account with" and the name of the site. */
  subject: string
  heading: string
  happened: (account: string, times: FactorNoticeTimes) => string
  note: string
}

const notices: Readonly<Record<FactorNoticeKind, FactorNotice>> = {
  factor_added: {
    subject: 'Two-factor sign-in was switched on for',
    heading: 'An authenticator app was added',
    happened: (account) =>
      `An authenticator app was added to ${account}. From now on its code is asked for after the password.`,
    note: 'Browsers that were signed in with the password alone have been signed out.',
  },
  factor_removed: {
    subject: 'An authenticator app was removed from',
    heading: 'An authenticator app was removed',
    happened: (account) =>
      `An authenticator app was removed from ${account}. Its codes are no longer asked for or accepted.`,
    note: 'If no other authenticator app is left, the password alone is enough to sign in again.',
  },
  factor_removal_asked: {
    subject: 'Somebody asked to remove two-factor sign-in from',
    heading: 'Two-factor sign-in is about to be removed',
    happened: (account, { removal }) =>
      `Somebody who signed in to ${account} told us that the authenticator app is lost, and asked to sign in without ` +
      `its codes. They are asked for until ${removal}. After that the password alone is enough.`,
    note: 'Signing in with a code of the app, or with a recovery code, stops this.',
  },
  factor_removal_waits: {
    subject: 'Reminder: two-factor sign-in is about to be removed from',
    heading: 'Two-factor sign-in is about to be removed',
    happened: (account, { removal }) =>
      `Somebody who signed in to ${account} asked for its two-factor sign-in to be removed. That happens on ` +
      `${removal}. After that the password alone is enough to sign in.`,
    note: 'Signing in with a code of the app, or with a recovery code, stops this.',
  },
  factor_removal_done: {
    subject: 'Two-factor sign-in was removed from',
    heading: 'Two-factor sign-in was removed',
    happened: (account) =>
      `The waiting time is over: the authenticator app and the recovery codes of ${account} were removed, and its ` +
      'password alone is enough to sign in. Every browser has been signed out.',
    note: 'You can set up an authenticator app again on the Security tab of your profile.',
  },
  recovery_codes_renewed: {
    subject: 'New recovery codes for',
    heading: 'New recovery codes were made',
    happened: (account) =>
      `New recovery codes were made for ${account}. Each of them can be used once, in place of a code from the ` +
      'authenticator app.',
    note: 'Earlier recovery codes no longer work.',
  },
  recovery_codes_removed: {
    subject: 'The recovery codes were removed from',
    heading: 'The recovery codes were removed',
    happened: (account) => `The recovery codes of ${account} were removed. None of them works now.`,
    note: 'Without recovery codes, losing the authenticator app can keep you out of the account.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used for',
    heading: 'A recovery code was used',
    happened: (account) =>
      `Somebody signed in to ${account} with a recovery code in place of a code of the authenticator app.`,
    note: 'That code does not work again.',
  },
  passkey_added: {
    subject: 'A passkey was added to',
    heading: 'A passkey was added',
    happened: (account) => `A passkey was added to ${account}. It signs in without the password.`,
    note: 'A new password does not take it away: passkeys are removed in the settings of the account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from',
    heading: 'A passkey was removed',
    happened: (account) => `A passkey was removed from ${account}. It can no longer be used to sign in.`,
    note: 'It may still be stored on the device or with a password manager, where it does nothing.',
  },
  identity_linked: {
    subject: 'A sign-in service was linked to',
    heading: 'A sign-in service was linked',
    happened: (account) =>
      `An account with a sign-in service, such as Google, was linked to ${account}. It signs in without the password.`,
    note: 'That service has verified this email address, or somebody who was signed in linked it.',
  },
  identity_unlinked: {
    subject: 'A sign-in service was unlinked from',
    heading: 'A sign-in service was unlinked',
    happened: (account) =>
      `An account with a sign-in service, such as Google, was unlinked from ${account}. It can no longer be used to ` +
      'sign in.',
    note: 'Your account with that service stays as it is.',
  },
}

/** Whether a notice is about a second factor, recovery codes, a passkey or a linked service. */
export function isFactorNotice(kind: string): kind is FactorNoticeKind {
  return Object.hasOwn(notices, kind)
}

/** The text of such a notice; `ask` says what to do if it was not the user. */
export function factorNoticeMessage(
  kind: FactorNoticeKind,
  { brandName, ask, ...times }: FactorNoticeTimes & { brandName: string; ask: string },
): Omit<AuthMailCopy, 'action' | 'facts'> {
  const { subject, heading, happened, note } = notices[kind]
  return {
    subject: `${subject} your account with ${brandName}`,
    heading,
    intro: `${happened(`your account with ${brandName}`, times)} If that was you, there is nothing to do. ${ask}`,
    notes: [note],
  }
}
