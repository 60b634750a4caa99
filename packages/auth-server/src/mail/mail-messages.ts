/** Kinds of email with a link and a code. */
export type MailTemplate = 'signup' | 'invite' | 'recovery' | 'magiclink' | 'email_change' | 'reauthentication'

/** The content of an email before rendering. Any string can contain untrusted text: the renderer must escape it. */
export interface AuthMailCopy {
  subject: string
  heading: string
  /** What happened, or what the recipient should do. */
  intro: string
  /** Details of what happened, each with its label. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** The link, and what it does. */
  action: { label: string; url: string }
  /** A six-digit code that does the same as the link, and the text before it. */
  code?: { label: string; digits: string }
  /** Further notes, one paragraph each. */
  notes: readonly string[]
}

/** A rendered email. */
export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** The data of an email with a link and a code. */
export interface LinkMail {
  template: MailTemplate
  brandName: string
  link: string
  code: string
  /** How long link and code are valid, in seconds. */
  validSeconds: number
  /** With `email_change`: the new address of the account. */
  newEmail?: string
  /** With `signup`: two sign-ups chose different passwords, and neither is kept. */
  passwordDropped?: boolean
}

/** The content of an email with a link and a code. */
export function linkMailMessage(mail: LinkMail): AuthMailCopy {
  if (mail.template === 'reauthentication') return codeMailMessage(mail)
  const { heading, intro, label, ignore } = occasion(mail)
  return {
    subject: mail.template === 'invite' ? heading : `${heading} for ${mail.brandName}`,
    heading,
    intro,
    action: { label, url: mail.link },
    code: { label: 'If the link does not open, enter this code instead:', digits: mail.code },
    notes: [
      `The link and the code work once, for ${duration(mail.validSeconds)}. We will never ask you for them by ` +
        'phone or email.',
      ignore,
    ],
  }
}

// The code works only on the page that requested it, so there is no equivalent link.
function codeMailMessage({ brandName, code, link, validSeconds }: LinkMail): AuthMailCopy {
  const heading = 'Confirm that it is you'
  return {
    subject: `${heading} for ${brandName}`,
    heading,
    intro:
      `Someone, most likely you, is about to change how you sign in to your account with ${brandName}. Enter the ` +
      'code from this mail there.',
    action: { label: 'Open the site', url: link },
    code: { label: 'Your code:', digits: code },
    notes: [
      `The code works once, for ${duration(validSeconds)}. We will never ask you for it by phone or email.`,
      'If you did not ask for this, sign out everywhere and choose a new password: somebody is using your account.',
    ],
  }
}

interface Occasion {
  heading: string
  intro: string
  label: string
  ignore: string
}

const chooseAnew =
  'This address was signed up more than once, with different passwords. To keep the account safe none of them is ' +
  'used: choose a password once you have opened the link.'

function occasion({ template, brandName, newEmail, passwordDropped = false }: LinkMail): Occasion {
  if (template === 'signup') {
    const thanks =
      `Thank you for creating an account with ${brandName}. One step is left: please confirm that ` +
      'this email address is yours.'
    return {
      heading: 'Please confirm your email address',
      intro: passwordDropped ? `${thanks} ${chooseAnew}` : thanks,
      label: 'Confirm my email address',
      ignore: 'If you did not create an account, you can ignore this message. Nothing will happen.',
    }
  }
  if (template === 'invite') {
    return {
      heading: `You are invited to ${brandName}`,
      intro:
        `An account with ${brandName} has been prepared for you. To accept the invitation, please confirm ` +
        'that this email address is yours.',
      label: 'Accept the invitation',
      ignore:
        'If you do not want an account, you can ignore this message. Nobody can use it without the link or the code.',
    }
  }
  if (template === 'recovery') {
    return {
      heading: 'Choose a new password',
      intro: `Someone, most likely you, asked to choose a new password for your account with ${brandName}.`,
      label: 'Choose a new password',
      ignore: 'If you did not ask for this, you can ignore this message. Your current password keeps working.',
    }
  }
  if (template === 'magiclink') {
    return {
      heading: 'Your sign-in link',
      intro: `Someone, most likely you, asked to sign in to your account with ${brandName} without a password.`,
      label: 'Sign in',
      ignore:
        'If you did not ask for this, you can ignore this message. Nobody is signed in without the link or the code.',
    }
  }
  return {
    heading: 'Please confirm the new email address',
    intro:
      `Someone, most likely you, asked to change the email address of your account with ${brandName} to ` +
      `${newEmail ?? ''}.`,
    label: 'Confirm the new email address',
    ignore: 'If you did not ask for this, please do not use the link, and change your password.',
  }
}

function duration(seconds: number): string {
  const [amount, unit] =
    seconds >= 3600 ? [Math.floor(seconds / 3600), 'hour'] : [Math.max(1, Math.floor(seconds / 60)), 'minute']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
