import { createTransport } from 'nodemailer'
import type { AuthMail } from '../options/options.ts'
import type { Variables } from './variables.ts'

/** Sends emails, and holds those kept for lack of a mail server. */
export interface Mailer {
  send: (mail: AuthMail) => Promise<void>
  /** Newest last; undefined if there is a mail server. */
  storedMails: readonly AuthMail[] | undefined
  close: () => void
}

/** Enough emails for a test run. */
const maxMails = 1000
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/**
 * The mailer configured by the environment; without a mail server, emails are kept in memory and passed to `show`.
 * Throws if a mail server has no sender address.
 */
export function makeMailer(variables: Variables, show: (text: string) => void): Mailer {
  return variables.GOTRUE_SMTP_HOST === undefined
    ? mailboxMailer(show)
    : smtpMailer(variables.GOTRUE_SMTP_HOST, variables)
}

function smtpMailer(host: string, variables: Variables): Mailer {
  const {
    GOTRUE_SMTP_PORT: port = 587,
    GOTRUE_SMTP_USER: user = '',
    GOTRUE_SMTP_PASS: pass = '',
    GOTRUE_SMTP_ADMIN_EMAIL: sender,
  } = variables
  if (sender === undefined) throw new Error('GOTRUE_SMTP_ADMIN_EMAIL is needed with GOTRUE_SMTP_HOST')
  const from = { name: variables.GOTRUE_SMTP_SENDER_NAME ?? '', address: sender }
  const transport = createTransport({
    host,
    port,
    secure: port === 465,
    ...(user === '' ? {} : { auth: { user, pass } }),
    ...limits,
  })
  transport.on('error', () => undefined)
  return {
    send: async ({ to, subject, text, html, messageId }) => {
      // As a string it would be parsed as a list, and each entry would get the email.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, messageId })
    },
    storedMails: undefined,
    close: () => transport.close(),
  }
}

function mailboxMailer(show: (text: string) => void): Mailer {
  const storedMails: AuthMail[] = []
  const send = (mail: AuthMail) => {
    storedMails.push(mail)
    if (storedMails.length > maxMails) storedMails.shift()
    show(`\nMail to ${mail.to}: ${mail.subject}\n\n${mail.text}\n`)
    return Promise.resolve()
  }
  return { send, storedMails, close: () => undefined }
}
