import type { PartnerFirm } from '@dst/content/partner'
import type { RequestState } from '@dst/contracts'
import type { Kysely } from 'kysely'
import { findMailed } from '../../database/consultation-requests.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler, RequestNews } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { siteMail } from '../../mail/site-mail.ts'
import {
  declinedMail,
  failedMessage,
  handedOverMail,
  optedOutMail,
  savedMail,
  sharedMail,
  withdrawnMail,
  type RequestCopy,
} from './request-copy.ts'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
}

interface MailSettings {
  publicUrl: string
  firm: PartnerFirm
}

/**
 * Emails a person about the current state of their request, unless they have switched such emails off. Outdated news
 * is skipped: the newer change has an email of its own.
 */
export function requestMailHandler(
  { db, sendMail }: Deps,
  { publicUrl, firm }: MailSettings,
): JobHandler<'request-mail'> {
  return async ({ requestId, version, what }) => {
    const row = await findMailed(db, requestId)
    if (!row?.emailNotifications || row.version !== version) return
    const say = codeFailureOf(what, row)
    if (!say) return
    const timeZone = row.contactTimeZone ?? row.timeZone ?? (await scheduleOf(db, firm)).timeZone
    const words = say(row, { publicUrl, timeZone, now: new Date() })
    const messageId = `<request-${requestId}.${version}.${what}@${new URL(publicUrl).hostname}>`
    await sendMail({ ...siteMail(words), to: row.email, messageId })
  }
}

/** States in which a request is queued or delivered and nothing has come of it yet. */
const underWay: readonly RequestState[] = ['queued', 'sent', 'acknowledged', 'scheduled', 'failed']
const handedOver: readonly RequestState[] = ['acknowledged', 'scheduled']

function codeFailureOf(
  what: RequestNews['what'],
  { state, declined }: { state: RequestState; declined: string | null },
): RequestCopy | undefined {
  if (what === 'declined') return state === 'closed' && declined !== null ? declinedMail : undefined
  if (what === 'opted-out-calls') return optedOutMail('calls')
  if (what === 'opted-out-text') return optedOutMail('text')
  if (what === 'opted-out-all') return optedOutMail('all')
  if (what === 'withdrawn') return state === 'withdrawn' ? withdrawnMail : undefined
  if (what === 'failed') return state === 'failed' ? failedMessage : undefined
  if (what === 'handed-over') return handedOver.includes(state) ? handedOverMail : undefined
  if (state === 'saved') return savedMail
  return underWay.includes(state) ? sharedMail : undefined
}
