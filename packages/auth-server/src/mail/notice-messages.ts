import { factorNoticeKinds, factorNoticeMessage, isFactorNotice } from './factor-notice-messages.ts'
import type { AuthMailCopy } from './mail-messages.ts'

/** Events that the owner of an account is notified of; `account_exists`: somebody signed up with its address. */
export const noticeKinds = [
  'password_changed',
  'email_changed',
  'new_browser',
  'account_exists',
  ...factorNoticeKinds,
] as const

/**
 * An event that the owner of an account is notified of.
 * @useDeclaredType
 */
export type NoticeKind = (typeof noticeKinds)[number]

/** An event that can be undone by the owner; nothing happened with the others. */
export type UndoableKind = Exclude<NoticeKind, 'account_exists'>

/** The data of a notice, and where to turn if it was not the user. */
export interface Notice {
  kind: NoticeKind
  brandName: string
  happenedAt: Date
  /** When a lost second factor is removed; named by the notices of that alone. */
  removalAt: Date
  /** IANA name of the reader's time zone, if known. */
  timeZone: string | null
  /** Who did it, if known. */
  browser: string | null
  /** Roughly where that browser was, if known. */
  place: string | null
  signInUrl: string
  contactUrl: string
  /** The page that undoes the event, and for how long it can. */
  undo?: { url: string; seconds: number } | undefined
}

/** The content of a notice. */
export function noticeMessage(notice: Notice): AuthMailCopy {
  const { browser, place } = notice
  const facts = [
    ['When', momentOf(notice, notice.happenedAt)],
    ['Browser', browser],
    ['Where', place],
  ] as const
  const known = facts.filter((fact): fact is [(typeof fact)[0], string] => fact[1] !== null)
  return { ...messageOf(notice), facts: known }
}

function messageOf(notice: Notice): Omit<AuthMailCopy, 'facts'> {
  const { kind, brandName, signInUrl, contactUrl, undo } = notice
  const newPassword =
    undo === undefined
      ? {
          action: { label: 'Open the sign-in page', url: signInUrl },
          ask: 'If it was not you, choose a new password now: the sign-in page sends a link for that to this address.',
        }
      : undoing(undo)
  if (isFactorNotice(kind))
    return {
      ...factorNoticeMessage(kind, { brandName, ask: newPassword.ask, removal: momentOf(notice, notice.removalAt) }),
      action: newPassword.action,
    }
  if (kind === 'password_changed') {
    return {
      subject: `Your password for ${brandName} was changed`,
      heading: 'Your password was changed',
      intro:
        `The password of your account with ${brandName} was changed. If that was you, there is nothing to ` +
        `do. ${newPassword.ask}`,
      action: newPassword.action,
      notes: ['Every other browser that was signed in to the account has been signed out.'],
    }
  }
  if (kind === 'email_changed') {
    return {
      subject: `Your email address for ${brandName} was changed`,
      heading: 'Your email address was changed',
      intro:
        `The email address of your account with ${brandName} was changed to another one. If that was you, ` +
        `there is nothing to do. ${undo === undefined ? 'If it was not you, write to us now.' : newPassword.ask}`,
      action: undo === undefined ? { label: 'Write to us', url: contactUrl } : newPassword.action,
      notes: ['This is the last mail about the account that comes to this address.'],
    }
  }
  if (kind === 'account_exists') {
    return {
      subject: `You already have an account with ${brandName}`,
      heading: 'You already have an account',
      intro:
        `Somebody, most likely you, tried to create an account with ${brandName} under this email address. ` +
        'It has one already, so no second one was made and the account stays as it is. You can sign in the ' +
        'way you always have.',
      action: { label: 'Sign in to your account', url: signInUrl },
      notes: [
        'Have you forgotten the password? Press “Forgot password?” on the sign-in page: a link to choose a new ' +
          'one comes to this address.',
        'If it was not you, there is nothing to do. Nobody was let in, and nothing about the account was shown.',
      ],
    }
  }
  return {
    subject: `A new browser signed in to your account with ${brandName}`,
    heading: 'A new browser signed in to your account',
    intro:
      `Somebody signed in to your account with ${brandName}, with its password, from a browser that had not ` +
      `done so before. If that was you, there is nothing to do. ${newPassword.ask}`,
    action: newPassword.action,
    notes: ['A private window, and a browser whose cookies were removed, count as new.'],
  }
}

function undoing({ url, seconds }: NonNullable<Notice['undo']>) {
  return {
    action: { label: 'This wasn’t me', url },
    ask:
      `If it was not you, open the link below within ${Math.floor(seconds / 3600)} hours. Its page signs every ` +
      'browser out, undoes this and every later change to how the account is signed in to, and lets you choose a new ' +
      'password.',
  }
}

function momentOf({ timeZone }: Pick<Notice, 'timeZone'>, at: Date): string {
  const words = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timeZone ?? 'UTC',
    timeZoneName: 'short',
  })
  return words.format(at).replaceAll('\u202F', ' ')
}
