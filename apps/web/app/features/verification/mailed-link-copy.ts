import type { MailLink } from '@dst/auth'
import { site } from '@dst/content/site'

/** What the page of a mailed link says. */
export interface MailedLinkCopy {
  title: string
  /** What the button does, before and after the address that the mail went to. */
  does: readonly [before: string, after: string]
  /** The same if the link doesn't name an address. */
  doesForSomebody: string
  button: string
  busy: string
  /** How to go on if the link doesn't work any more. */
  wayOn: string
}

const confirmation: MailedLinkCopy = {
  title: 'Confirm your email address',
  does: ['The button confirms that ', ' is yours, and signs you in.'],
  doesForSomebody: 'The button confirms that the address the mail went to is yours, and signs you in.',
  button: 'Confirm my email address',
  busy: 'Confirming...',
  wayOn:
    'If your address is confirmed already, signing in is all that is left to do; otherwise sign up again with the ' +
    'same address to get a new link.',
}

const signIn: MailedLinkCopy = {
  title: 'Sign in by email',
  does: ['The button signs you in as ', ', without a password.'],
  doesForSomebody: 'The button signs you in to the account that the mail went to, without a password.',
  button: 'Sign in',
  busy: 'Signing in...',
  wayOn: 'You can sign in with your password. If you don’t know it, press “Forgot password?” on the sign-in page.',
}

/** The words for each kind of mail. */
export const mailedLinkCopy = {
  signup: confirmation,
  invite: {
    ...confirmation,
    title: `You are invited to ${site.brand}`,
    button: 'Accept the invitation',
    wayOn:
      'If you have accepted the invitation already, sign in: “Forgot password?” on the sign-in page mails you a link ' +
      'for a password. Otherwise ask us for a new invitation.',
  },
  recovery: {
    title: 'Choose a new password',
    does: ['The button leads to a form for a new password of ', '. Until you have set it, the current one stays.'],
    doesForSomebody: 'The button leads to a form for a new password. Until you have set it, the current one stays.',
    button: 'Choose a new password',
    busy: 'One moment...',
    wayOn: 'We can send you a new one.',
  },
  magiclink: signIn,
  email: signIn,
  email_change: {
    title: 'Confirm your new email address',
    does: ['The button makes ', ' the address of your account.'],
    doesForSomebody: 'The button confirms the new address of your account.',
    button: 'Confirm the new email address',
    busy: 'Confirming...',
    wayOn:
      'If your profile already shows the new address, there is nothing to do. Otherwise change it there once ' +
      'more, and we send a new link.',
  },
} as const satisfies Record<MailLink['type'], MailedLinkCopy>
