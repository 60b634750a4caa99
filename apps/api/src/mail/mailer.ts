import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Tables } from '../database/tables.js'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to. */
  replyTo?: { name: string; address: string }
  /** Stays the same when a message is sent again, so that duplicates can be told; with its angle brackets. */
  messageId?: string
  /** An invitation to a calendar, or its end. */
  calendar?: Calendar
}

/** An event as mail carries it (RFC 6047). */
export interface Calendar {
  method: 'REQUEST' | 'CANCEL'
  /** iCalendar text. */
  content: string
}

/** Resolves when the mail server, or the local mailbox, has taken the message; rejects when it has not. */
export type SendMail = (mail: Mail) => Promise<void>

/** What the file with the event is called. */
export const calendarFile = 'invitation.ics'

/** Milliseconds that a mail server gets for a step; the library's own limits are minutes. */
const serverLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Sends through the mail server behind `smtpUrl` (`smtp://` or `smtps://`, with credentials in the URL). */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  onError: (code: string) => void,
): { send: SendMail; close: () => void } {
  const transport = createTransport({ url: smtpUrl, ...serverLimits }, { from })
  // What no `sendMail` is waiting for: unheard, it would end the process.
  transport.on('error', (error: Error & { code?: string }) => onError(error.code ?? 'unknown'))
  return {
    send: async ({ calendar, ...mail }) => {
      // As a text it would be a list, of which each entry gets the mail.
      await transport.sendMail({
        from,
        ...mail,
        to: { name: '', address: mail.to },
        ...(calendar ? { icalEvent: { ...calendar, filename: calendarFile } } : {}),
      })
    },
    close: () => {
      transport.close()
    },
  }
}

/** Keeps messages in the database for `/dev/mailbox`, in place of a mail server; one that is sent again is kept once. */
export function mailboxMailer(db: Kysely<Tables>): SendMail {
  return async (mail) => {
    await db
      .insertInto('mailboxMessages')
      .values({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        replyTo: mail.replyTo?.address ?? null,
        messageId: mail.messageId ?? null,
        calendar: mail.calendar?.content ?? null,
      })
      .onConflict((conflict) => conflict.column('messageId').doNothing())
      .execute()
  }
}
