import type { EmailChangeKind, MailKind, OneTimeTokenKind, UserRow } from '../database/tables'
import type { MailTemplate } from './mail-words'
import type { NoticeKind } from './notice-words'

/** Occasions of a mail with a link and a code, or with a code alone. */
export type LinkMailKind = 'confirmation' | 'invite' | 'recovery' | 'magiclink' | 'reauthentication' | EmailChangeKind

/** Occasions of a mail. */
export type MailOrderKind = LinkMailKind | NoticeKind

/** Languages that mails are written in. */
export type MailLanguage = 'en'

/**
 * A mail that is to be made and sent. It may lie in a queue for long: it holds no address, and no link or code before
 * there is one. `account` is nobody's where the address that asked has no account; the order comes to nothing then.
 */
export type MailOrder = {
  id: string
  account: string
  kind: MailOrderKind
  language: MailLanguage
}

/** Whom a mail goes to; `newEmail` is the address that an account is about to move to. */
export interface Addressee {
  to: string
  newEmail?: string
}

interface MailOccasion {
  token: OneTimeTokenKind
  /** The claim that the order came with. */
  claim: MailKind
  template: MailTemplate
  /** When the mail leaves, its time is kept here. */
  sentAt: 'confirmation_sent_at' | 'recovery_sent_at' | 'email_change_sent_at' | 'reauthentication_sent_at'
  /** Who gets it as things stand now; undefined when nobody does. */
  addressee: (user: UserRow) => Addressee | undefined
}

/** What each kind of order for a link means. */
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
    addressee: ownAddress,
  },
  magiclink: {
    token: 'recovery',
    claim: 'recovery',
    template: 'magiclink',
    sentAt: 'recovery_sent_at',
    addressee: ownAddress,
  },
  reauthentication: {
    token: 'reauthentication',
    claim: 'reauthentication',
    template: 'reauthentication',
    sentAt: 'reauthentication_sent_at',
    addressee: ownAddress,
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
  return user.email_confirmed_at === null ? ownAddress(user) : undefined
}

function ownAddress({ email }: UserRow): Addressee | undefined {
  return email === null ? undefined : { to: email }
}
