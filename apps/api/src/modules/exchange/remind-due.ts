import type { PlainDate } from '@dst/domain/exchange-file'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { lockDueReminders, recordCheck, type DueReminders } from '../../database/exchange-reminders.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { nextCheck, reminderDay } from './reminder-clock.ts'
import { remindersFrom } from './reminders-service.ts'

/** People looked at in one transaction, which has about a second. */
const atOnce = 20
/** Transactions in one run; the next one goes on. */
const rounds = 500
const hourMs = 3_600_000

interface Deps {
  db: Kysely<Tables>
  queue: JobQueue
  now: () => Date
}

/**
 * Looks at the saved files of everyone for whom it is the hour of reminders, and queues the mail of those that give one
 * for the day, each in one transaction with the record of it. Nothing is planned ahead, so a changed or deleted file
 * needs no further care. After the hour, for example when the server was down, the day's reminder still goes out; that
 * of an earlier day does not.
 */
export function remindersHandler({ db, queue, now }: Deps, log: FastifyBaseLogger): JobHandler<'exchange-reminders'> {
  const look = (trx: Transaction<Tables>) => remindDue(trx, { queue, log, now: now() })
  return async (_payload, signal) => {
    for (let round = 0; round < rounds && !signal.aborted; round += 1)
      if ((await db.transaction().execute(look)) < atOnce) return
  }
}

async function remindDue(
  trx: Transaction<Tables>,
  { queue, log, now }: { queue: JobQueue; log: FastifyBaseLogger; now: Date },
): Promise<number> {
  const due = await lockDueReminders(trx, now, atOnce)
  for (const person of due) {
    const { investorId } = person
    const found = checkOf(person, now)
    if (!found.ok) {
      log.error(
        { code: 'reminder_check_failed', investor: investorId, reason: found.error },
        'a file was not looked at',
      )
      // Those that fail must not be the oldest for ever: others would never have their turn.
      await recordCheck(trx, { investorId, checkAt: new Date(now.getTime() + hourMs), day: undefined })
      continue
    }
    const { day } = found.value
    await recordCheck(trx, { investorId, ...found.value })
    if (day !== undefined) await queue.send(trx, 'exchange-reminder-mail', { investorId, date: day })
  }
  return due.length
}

interface Check {
  /** When to look next. */
  checkAt: Date
  /** The person's day, if they are to be reminded on it and have not been. */
  day: PlainDate | undefined
}

/** A check that fails, for example in a zone that this server doesn't know, must not keep everybody else's waiting. */
function checkOf({ timeZone, remindedOn, file }: DueReminders, now: Date): Result<Check, string> {
  try {
    const today = reminderDay(now, timeZone)
    // A later day than today comes from a clock that was ahead then.
    const reported = today === undefined || remindedOn === today
    const gives = !reported && remindersFrom(file, today).some(({ date }) => date === today)
    return succeed({ checkAt: nextCheck(now, timeZone), day: gives ? today : undefined })
  } catch (error) {
    return fail(error instanceof Error ? error.name : 'unknown')
  }
}
