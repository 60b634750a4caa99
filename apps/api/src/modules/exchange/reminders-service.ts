import { exchangeReminders } from '@dst/content/notifications'
import type { ExchangeReminders } from '@dst/contracts'
import {
  describeExchange,
  readExchangeFile,
  type ExchangeDescription,
  type FileReminder,
} from '@dst/domain/exchange-file'
import type { Kysely, Transaction } from 'kysely'
import type { Caller } from '../../plugins/caller.ts'
import { recordAudit } from '../../database/audit.ts'
import { recordConsent } from '../../database/consents.ts'
import { findExchangeFile } from '../../database/exchange-files.ts'
import { findReminders, switchRemindersOff, switchRemindersOn } from '../../database/exchange-reminders.ts'
import { reminderSecret } from '../../database/product-secrets.ts'
import type { Tables } from '../../database/tables.ts'
import { openInvestor, openRecord } from '../../accounts/own-record.ts'
import { dayIn, nextCheck } from './reminder-clock.ts'
import { readStopToken } from './stop-link.ts'

interface Deps {
  db: Kysely<Tables>
  now: () => Date
}

/** What a person chooses. */
export interface ReminderChoice {
  /** Null switches the reminders off. */
  timeZone: string | null
  /** Hash of the words that the page reports having shown. */
  shownWords?: string | undefined
  /** Path of that page. */
  shownOn?: string | undefined
}

/** How the caller's reminders stand. */
export async function myReminders({ db, now }: Deps, caller: Caller): Promise<ExchangeReminders> {
  const { id } = await openInvestor(db, caller)
  return standing(db, id, now())
}

/** Switches the caller's reminders; only a change of the consent itself is recorded as one. */
export async function chooseReminders(
  { db, now }: Deps,
  caller: Caller,
  { timeZone, ...shown }: ReminderChoice,
): Promise<ExchangeReminders> {
  return db.transaction().execute(async (trx) => {
    const { id: investorId } = await openRecord(trx, caller)
    const { requestId } = caller
    if (timeZone === null) await stopReminders(trx, { investorId, requestId, ...shown })
    else {
      const earlier = (await findReminders(trx, investorId))?.timeZone ?? null
      // In another zone it may be the hour of a day already that the old one has yet to reach: look at once.
      const moved = earlier !== null && earlier !== timeZone
      const checkAt = moved ? now() : nextCheck(now(), timeZone)
      await switchRemindersOn(trx, { investorId, timeZone, checkAt })
      if (earlier === null) await record(trx, { investorId, requestId, ...shown, given: true })
    }
    return standing(trx, investorId, now())
  })
}

/** Switches a person's reminders off; nothing is recorded if they are off. */
export async function stopReminders(trx: Transaction<Tables>, person: Decision): Promise<void> {
  if (await switchRemindersOff(trx, person.investorId)) await record(trx, { ...person, given: false })
}

/** Whose reminders the link of a mail stops; undefined if it is forged. */
export async function findStopping(db: Kysely<Tables>, token: string): Promise<string | undefined> {
  return readStopToken(token, await reminderSecret(db))
}

/** The reminders that a saved file gives from a day on. */
export function remindersFrom(file: unknown, day: string): readonly FileReminder[] {
  return savedExchange(file, day)?.reminders ?? []
}

/** The exchange of a saved file on a day; what can't be read of it counts as not entered. */
export function savedExchange(file: unknown, day: string): ExchangeDescription | undefined {
  const read = readExchangeFile(file)
  return read && describeExchange(read, day)
}

type Decision = { investorId: string; requestId: string } & Omit<ReminderChoice, 'timeZone'>

async function record(
  trx: Transaction<Tables>,
  { investorId, requestId, shownWords, shownOn, given }: Decision & { given: boolean },
): Promise<void> {
  const kind = exchangeReminders.name
  await recordConsent(trx, { investorId, requestId, kind, given, shownHash: shownWords, page: shownOn })
  await recordAudit(trx, { action: 'exchange_reminders_chosen', investorId, requestId, details: { given } })
}

async function standing(db: Kysely<Tables>, investorId: string, now: Date): Promise<ExchangeReminders> {
  const { timeZone = null, checkAt = null, remindedOn = null } = (await findReminders(db, investorId)) ?? {}
  if (timeZone === null || checkAt === null) return { timeZone: null, next: null }
  const saved = await findExchangeFile(db, investorId)
  const from = dayIn(new Date(Math.max(new Date(checkAt).getTime(), now.getTime())), timeZone)
  const next = remindersFrom(saved?.file, from).find(({ date }) => date !== remindedOn)
  return { timeZone, next: next?.date ?? null }
}
