import type { EmailChangeKind, MailKind, OneTimeTokenKind, UserRow } from '../database/tables.ts'
import type { MailTemplate } from './mail-messages.ts'
import type { NoticeKind } from './notice-messages.ts'

/**
 * Kinds of email with a link and a code, or with only a code.
 * @useDeclaredType
 */
export type LinkMailKind = 'confirmation' | 'invite' | 'recovery' | 'magiclink' | 'reauthentication' | EmailChangeKind

/** Kinds of email. */
export type MailOrderKind = LinkMailKind | NoticeKind

/** Languages of emails. */
export type MailLanguage = 'en'

/**
 * A queued email. It can stay in a queue for a long time, so it contains no address, link or code. If the requesting
 * address has no account, `account` is an unused id and the order is dropped.
 */
export type MailOrder = {
  id: string
  account: string
  kind: MailOrderKind
  language: MailLanguage
}

/** The recipient of an email; `newEmail` is the new address of a pending change. */
export interface Addressee {
  to: string
  newEmail?: string
}

interface MailOccasion {
  token: OneTimeTokenKind
  /** The claim that the order came with. */
  claim: MailKind
  template: MailTemplate
  /** The column that records when the email was sent. */
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at'
  /** The recipient given the current state of the account; undefined if nobody. */
  addressee: (user: UserRow) => Addressee | undefined
}

/** The properties of each kind of link email. */
export const occasions: Readonly<Record<LinkMailKind, MailOccasion>> = {
  confirmation: {
    token: 'confirmation',
    claim: 'confirmation',
    template: 'signup',
    sentAt: 'confirmation_sent_at',
    addressee: unconfirmedAddress,
  },
  invite: {
    token: 'confirmation',
    claim: 'confirmation',
    template: 'invite',
    sentAt: 'confirmation_sent_at',
    addressee: unconfirmedAddress,
  },
  recovery: {
    token: 'recovery',
    claim: 'recovery',
    template: 'recovery',
    sentAt: 'recovery_sent_at',
    addressee: accountAddress,
  },
  magiclink: {
    token: 'recovery',
    claim: 'recovery',
    template: 'magiclink',
    sentAt: 'recovery_sent_at',
    addressee: accountAddress,
  },
  reauthentication: {
    token: 'reauthentication',
    claim: 'reauthentication',
    template: 'reauthentication',
    sentAt: 'reauthentication_sent_at',
    addressee: accountAddress,
  },
  email_change_new: {
    token: 'email_change_new',
    claim: 'email_change',
    template: 'email_change',
    sentAt: 'email_change_sent_at',
    addressee: ({ new_email: newEmail, email_change_confirmed: confirmed }) =>
      newEmail === null || confirmed === 'email_change_new' ? undefined : { to: newEmail, newEmail },
  },
  email_change_current: {
    token: 'email_change_current',
    claim: 'email_change',
    template: 'email_change',
    sentAt: 'email_change_sent_at',
    addressee: ({ email, new_email: newEmail, email_change_confirmed: confirmed }) =>
      email === null || newEmail === null || confirmed === 'email_change_current' ? undefined : { to: email, newEmail },
  },
}

function unconfirmedAddress(user: UserRow): Addressee | undefined {
  return user.email_confirmed_at === null ? accountAddress(user) : undefined
}

function accountAddress({ email }: UserRow): Addressee | undefined {
  return email === null ? undefined : { to: email }
}
