import type { Kysely } from 'kysely'
import { createTransport } from 'nodemailer'
import { insertMailboxMessage } from '../database/mailbox-messages.ts'
import type { Tables } from '../database/tables.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The recipient of replies. */
  replyTo?: { name: string; address: string }
  /** The same each time a message is sent, so that duplicates can be detected; includes the angle brackets. */
  messageId?: string
  /** A calendar invitation, or its cancellation. */
  calendar?: Calendar
  /** Where mail programs can stop mails like this one with one click (RFC 8058). */
  unsubscribe?: string
}

/** A calendar event in an email (RFC 6047). */
export interface Calendar {
  method: 'REQUEST' | 'CANCEL'
  /** iCalendar text. */
  content: string
}

/** Resolves when the mail server, or the local mailbox, has accepted the message; rejects otherwise. */
export type SendMail = (mail: Mail) => Promise<void>

/** The file name of the calendar event. */
export const calendarFile = 'invitation.ics'

/** Timeouts in milliseconds for each step with the mail server; the library's defaults are minutes. */
const serverLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/**
 * Milliseconds for a whole message, less than an attempt at a job has: a server that is slower at each step could
 * otherwise accept a message after its attempt had been given up, and again after each further one.
 */
const patience = 18_000

/** Sends through the mail server at `smtpUrl` (`smtp://` or `smtps://`, with credentials in the URL). */
export function smtpMailer(
  smtpUrl: string,
  from: string,
  onError: (code: string) => void,
): { send: SendMail; close: () => void } {
  const transport = createTransport({ url: smtpUrl, ...serverLimits }, { from })
  // Errors that no `sendMail` call is waiting for: unhandled, they would crash the process.
  transport.on('error', (error: Error & { code?: string }) => onError(error.code ?? 'unknown'))
  return {
    send: async ({ calendar, unsubscribe, ...mail }) => {
      // As a string it would be parsed as a list, and each entry would get the email.
      await transport.sendMail({
        from,
        ...mail,
        to: { name: '', address: mail.to },
        signal: AbortSignal.timeout(patience),
        ...(unsubscribe === undefined ? {} : { headers: unsubscribeHeaders(unsubscribe) }),
        ...(calendar ? { icalEvent: { ...calendar, filename: calendarFile } } : {}),
      })
    },
    close: () => {
      transport.close()
    },
  }
}

function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * Stores messages in the database for `/dev/mailbox`, instead of using a mail server; one that is sent again is stored
 * once.
 */
export function mailboxMailer(db: Kysely<Tables>): SendMail {
  return async (mail) => {
    await insertMailboxMessage(db, {
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      replyTo: mail.replyTo?.address ?? null,
      messageId: mail.messageId ?? null,
      calendar: mail.calendar?.content ?? null,
    })
  }
}
