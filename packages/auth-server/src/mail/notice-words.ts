import { factorNoticeKinds, factorNoticeWords, isFactorNotice } from './factor-notice-words.ts'
import type { AuthMailWords } from './mail-words.ts'

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

/** The data of a notice, and where to turn if it was not the user. */
export interface Notice {
  kind: NoticeKind
  brandName: string
  happenedAt: Date
  /** With `new_browser` and `account_exists`, if known. */
  browser: string | null
  signInUrl: string
  contactUrl: string
}

/** The content of a notice. */
export function noticeWords(notice: Notice): AuthMailWords {
  const { browser, happenedAt } = notice
  const facts = [['When', utc(happenedAt)], ...(browser === null ? [] : [['Browser', browser]])] as [string, string][]
  return { ...wordsOf(notice), facts }
}

function wordsOf({ kind, brandName, signInUrl, contactUrl }: Notice): Omit<AuthMailWords, 'facts'> {
  const newPassword = {
    action: { label: 'Open the sign-in page', url: signInUrl },
    ask: 'If it was not you, choose a new password now: the sign-in page sends a link for that to this address.',
  }
  if (isFactorNotice(kind))
    return { ...factorNoticeWords(kind, brandName, newPassword.ask), action: newPassword.action }
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
        'there is nothing to do. If it was not you, write to us now.',
      action: { label: 'Write to us', url: contactUrl },
      notes: ['This is the last mail about the account that comes to this address.'],
    }
  }
  if (kind === 'account_exists') {
    return {
      subject: `You already have an account with ${brandName}`,
      heading: 'You already have an account',
      intro:
        `Somebody, most likely you, tried to create an account with ${brandName} under this email address. ` +
        'It has one already, so no second one was made and the account stays as it is. You can sign in with ' +
        'the password that you chose for it.',
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

function utc(moment: Date): string {
  const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${words.format(moment).replaceAll('\u202F', ' ')} UTC`
}
