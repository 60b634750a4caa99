import type { AuthMailCopy, RenderedMail } from '@dst/auth-server'
import { site } from '@dst/content/site'
import { siteMail } from './site-mail.ts'

const reason =
  `You are getting this mail because this address was given for an account with ${site.brand}. Mails about ` +
  'the security of an account cannot be switched off.'

/** An email from the auth service in the site's design, with the service's own text. */
export function accountMail({ subject, heading, intro, facts = [], action, code, notes }: AuthMailCopy): RenderedMail {
  return siteMail({
    subject,
    heading,
    parts: [
      intro,
      ...(facts.length > 0 ? [{ facts }] : []),
      { action: action.label, url: action.url },
      ...(code ? [{ label: code.label, code: code.digits }] : []),
      ...notes.map((quiet) => ({ quiet })),
    ],
    reason,
  })
}
