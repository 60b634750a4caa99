import type { ExchangeDescription, FileReminder } from '@dst/domain/exchange-file'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { findReminded } from '../../database/exchange-reminders.ts'
import type { Tables } from '../../database/tables.ts'
import type { ExchangeReminder, JobHandler } from '../../jobs/job-kinds.ts'
import type { Mail, SendMail } from '../../mail/mailer.ts'
import { siteMail } from '../../mail/site-mail.ts'
import { reminderSecret } from '../../database/product-secrets.ts'
import { dayIn } from './reminder-clock.ts'
import { reminderCopy, type Reminded } from './reminder-copy.ts'
import { savedExchange } from './reminders-service.ts'
import { stopLink } from './stop-link.ts'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
  now: () => Date
}

/**
 * Sends the reminder of a day, as the file is saved by now. Nothing is sent once they don't want it any more, or where
 * the file gives none for the day. One whose day is over where the person is, because no mail could be sent on it, is
 * dropped and logged as missed.
 */
export function reminderMailHandler(
  { db, sendMail, now }: Deps,
  { publicUrl }: { publicUrl: string },
  log: FastifyBaseLogger,
): JobHandler<'exchange-reminder-mail'> {
  return async (job) => {
    const person = await findReminded(db, job.investorId)
    if (!person) return
    const exchange = savedExchange(person.file, job.date)
    const reminder = exchange?.reminders.find(({ date }) => date === job.date)
    const reminded = exchange && reminder && about(exchange, reminder)
    if (!reminded) return
    // A person who has moved west since is told before their day has come, rather than never.
    if (dayIn(now(), person.timeZone) > job.date) {
      log.error(
        { code: 'reminder_missed', investor: job.investorId, date: job.date },
        'a reminder is dropped, as its day is over',
      )
      return
    }
    const stop = stopLink(publicUrl, job.investorId, await reminderSecret(db))
    await sendMail(reminderMail(job, reminded, { to: person.email, publicUrl, stop }))
  }
}

/** The mail of a day; a resend has the same id. */
export function reminderMail(
  { investorId, date }: ExchangeReminder,
  reminded: Reminded,
  { to, publicUrl, stop }: { to: string; publicUrl: string; stop: string },
): Mail {
  return {
    to,
    messageId: `<exchange-reminder-${investorId}.${date}@${new URL(publicUrl).hostname}>`,
    unsubscribe: stop,
    ...siteMail(reminderCopy(reminded, { publicUrl, stop })),
  }
}

function about({ file, dates }: ExchangeDescription, reminder: FileReminder): Reminded | undefined {
  if (!dates.ok) return undefined
  const { extension, disasterDate } = file.deadlines
  return { reminder, extension, endIfExtended: dates.value.endIfExtended, hasDisaster: disasterDate !== undefined }
}
