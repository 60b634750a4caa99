import type { AuthMail } from '../options'

/** Occasions on which a mail with a link and a code is sent. */
export type MailTemplate = 'signup' | 'recovery' | 'magiclink' | 'email_change'

/** What a mail says. */
export interface MailContents {
  template: MailTemplate
  to: string
  brandName: string
  link: string
  code: string
  /** How long link and code work, in seconds. */
  validSeconds: number
  /** With `email_change`: the address that the account will move to. */
  newEmail?: string
}

interface Wording {
  subject: string
  intro: string
  action: string
  ignore: string
}

/** Writes one mail, as plain text and as HTML with the same words. */
export function renderMail(contents: MailContents): Omit<AuthMail, 'messageId'> {
  const wording = words(contents)
  return { to: contents.to, subject: wording.subject, text: renderText(contents, wording), html: renderHtml(contents, wording) }
}

function words({ template, brandName, newEmail }: MailContents): Wording {
  if (template === 'signup') {
    return {
      subject: `Please confirm your email address for ${brandName}`,
      intro: `Thank you for creating an account with ${brandName}. One step is left: please confirm that this email address is yours.`,
      action: 'Confirm my email address',
      ignore: 'If you did not create an account, you can ignore this message. Nothing will happen.',
    }
  }
  if (template === 'recovery') {
    return {
      subject: `Choose a new password for ${brandName}`,
      intro: `Someone, most likely you, asked to choose a new password for your account with ${brandName}.`,
      action: 'Choose a new password',
      ignore: 'If you did not ask for this, you can ignore this message. Your present password keeps working.',
    }
  }
  if (template === 'magiclink') {
    return {
      subject: `Your sign-in link for ${brandName}`,
      intro: `Someone, most likely you, asked to sign in to your account with ${brandName} without a password.`,
      action: 'Sign in',
      ignore: 'If you did not ask for this, you can ignore this message. Nobody is signed in without the link or the code.',
    }
  }
  return {
    subject: `Please confirm the new email address for ${brandName}`,
    intro: `Someone, most likely you, asked to change the email address of your account with ${brandName} to ${newEmail ?? ''}.`,
    action: 'Confirm the new email address',
    ignore: 'If you did not ask for this, please do not use the link, and change your password.',
  }
}

function renderText({ link, code, validSeconds, brandName }: MailContents, { intro, action, ignore }: Wording): string {
  return [
    'Hello,',
    intro,
    `${action}: open this link in your browser.\n${link}`,
    `If the link does not open, enter this code instead: ${code}`,
    `The link and the code work once, for ${duration(validSeconds)}. We will never ask you for them by phone or email.`,
    ignore,
    brandName,
  ].join('\n\n')
}

function renderHtml({ link, code, validSeconds, brandName }: MailContents, { subject, intro, action, ignore }: Wording): string {
  const address = escapeHtml(link)
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1a1a1a;font:18px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:560px;margin:0 auto">
<p>Hello,</p>
<p>${escapeHtml(intro)}</p>
<p style="margin:28px 0"><a href="${address}" style="display:inline-block;padding:14px 24px;background:#1f3a5f;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(action)}</a></p>
<p>If the button does not work, copy this address into your browser:<br><a href="${address}" style="word-break:break-all;color:#1f3a5f">${address}</a></p>
<p>Or enter this code: <strong style="font-size:24px;letter-spacing:3px">${code}</strong></p>
<p>The link and the code work once, for ${duration(validSeconds)}. We will never ask you for them by phone or email.</p>
<p>${escapeHtml(ignore)}</p>
<p>${escapeHtml(brandName)}</p>
</div>
</body>
</html>
`
}

function duration(seconds: number): string {
  const [amount, unit] = seconds >= 3600 ? [Math.floor(seconds / 3600), 'hour'] : [Math.max(1, Math.floor(seconds / 60)), 'minute']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
