import type { AuthMail } from '../src/index.ts'

/** The latest email to an address. */
export function lastMail(mails: readonly AuthMail[], to: string): AuthMail {
  const mail = mails.findLast((candidate) => candidate.to === to)
  if (mail === undefined) throw new Error(`no mail to ${to}`)
  return mail
}

/** The link of an email, from its plain text. */
export function linkIn(mail: AuthMail): URL {
  const link = /^https?:\S+$/m.exec(mail.text)?.[0]
  if (link === undefined) throw new Error('no link in the mail')
  return new URL(link)
}

/** The six-digit code of an email, from its plain text. */
export function codeIn(mail: AuthMail): string {
  const code = /code instead: (\d{6})$/m.exec(mail.text)?.[1]
  if (code === undefined) throw new Error('no code in the mail')
  return code
}

/** A different six-digit code. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000'
}
