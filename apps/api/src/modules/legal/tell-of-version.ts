import type { LegalStatus, LegalVersion } from '@dst/content/legal'
import { legalNoticeDays } from '@dst/domain/parameters'
import { millisecondsPerDay } from '@dst/domain/time'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { countUntold, noteLegalNotices } from '../../database/legal-notices.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'

/** People told in one transaction, which has about a second. */
const atOnce = 50

interface Deps {
  db: Kysely<Tables>
  queue: JobQueue
  now: () => Date
  legal: LegalStatus
}

/**
 * Queues a mail about a coming version of the legal pages to everyone who wasn't told of it, each in one transaction
 * with the record of it: a crash neither repeats nor loses one. Alerts the operator to a version of which people are or
 * were told too late, and to one whose day has come while its words aren't in effect.
 */
export function legalNoticesHandler(deps: Deps, log: FastifyBaseLogger): JobHandler<'legal-notices'> {
  return async (_payload, signal) => {
    const { coming } = deps.legal
    if (coming === undefined) return warnOfUntold(deps, log)
    const version = coming.date
    const days = (Date.parse(version) - deps.now().getTime()) / millisecondsPerDay
    if (days <= 0) {
      log.error(
        { code: 'legal_version_due', version },
        'the day of a coming version has come: put its words into effect',
      )
      return
    }
    await warnOfLate(deps, coming, log)
    let queued = 0
    for (let taken = atOnce; taken === atOnce && !signal.aborted; queued += taken) taken = await tellSome(deps, version)
    log.info({ code: 'legal_notices', version, queued }, 'people are told of a coming version of the legal pages')
  }
}

function tellSome({ db, queue }: Deps, version: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const people = await noteLegalNotices(trx, { version, limit: atOnce })
    for (const investorId of people) await queue.send(trx, 'legal-notice-mail', { investorId, date: version })
    return people.length
  })
}

async function warnOfLate({ db, now }: Deps, coming: LegalVersion, log: FastifyBaseLogger): Promise<void> {
  const version = coming.date
  // The day of the announcement itself counts as in time.
  if (Date.parse(version) - now().getTime() >= (legalNoticeDays - 1) * millisecondsPerDay) return
  const people = await countUntold(db, { version, before: coming.announced ?? version })
  if (people > 0)
    log.error(
      { code: 'legal_notice_late', version, people },
      'people are told of a version too late: give it a later day',
    )
}

async function warnOfUntold({ db, legal: { inEffect, past } }: Deps, log: FastifyBaseLogger): Promise<void> {
  // The first version had nobody to tell.
  if (past.length === 1) return
  const version = inEffect.date
  const people = await countUntold(db, { version, before: version })
  if (people > 0)
    log.error({ code: 'legal_version_untold', version, people }, 'a version is in effect of which people were not told')
}
