import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Tables } from '../database/tables.js'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Resolves when the mail server, or the local mailbox, has taken the message; rejects when it has not. */
export type SendMail = (mail: Mail) => Promise<void>

/** Sends through the mail server behind `smtpUrl` (`smtp://` or `smtps://`, with credentials in the URL). */
export function smtpMailer(smtpUrl: string, from: string): { send: SendMail; close: () => void } {
  const transport = createTransport(smtpUrl, { from })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
    close: () => {
      transport.close()
    },
  }
}

/** Keeps messages in the database for `/dev/mailbox`, in place of a mail server. */
export function mailboxMailer(db: Kysely<Tables>): SendMail {
  return async (mail) => {
    await db
      .insertInto('mailboxMessages')
      .values({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html })
      .execute()
  }
}
