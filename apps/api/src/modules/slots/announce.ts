import type { Partner } from '@dst/contracts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { AppointmentChange, AppointmentNews } from '../../jobs/job-kinds.js'
import type { JobQueue } from '../../jobs/job-queue.js'
import { recordEvent } from '../consultations/consultation-events.js'
import { isHandedOver, type PartnerChannel } from '../partner/channels.js'
import { findAppointment, removeAppointment, toAppointment } from './appointment-repository.js'

/** What tells both sides. */
export interface Announcer {
  queue: JobQueue
  /** The ways to the partner that are configured. */
  channels: readonly PartnerChannel[]
  now: () => Date
}

/** The request whose appointment it is, with how much of it the partner has. */
export interface RequestOfAppointment {
  id: string
  version: number
  webhookVersion: number
  mailVersion: number
  partner: Partner | null
}

/** How many hours before a conversation its person is reminded. */
const reminders = [24, 1] as const

/**
 * Tells person and partner of a booked or moved appointment, and has the person reminded of it. A partner that has yet to
 * hear of the request hears of its appointment right after it.
 */
export async function announce(
  trx: Transaction<Tables>,
  announcer: Announcer,
  request: RequestOfAppointment,
  news: AppointmentNews,
): Promise<void> {
  await announceChange(trx, announcer, request, news)
  for (const hours of reminders) {
    const at = new Date(new Date(news.start).getTime() - hours * 3_600_000)
    if (at > announcer.now())
      await announcer.queue.send(trx, 'appointment-mail', { ...news, what: `reminder-${hours}` }, at)
  }
}

/** Tells the partner, which has just been handed a request for the first time, of the appointment that was booked for it meanwhile. */
export async function announceHandedOver(
  trx: Transaction<Tables>,
  announcer: Announcer,
  request: Pick<RequestOfAppointment, 'id' | 'partner'>,
): Promise<void> {
  const booked = await findAppointment(trx, request.id)
  if (booked) await tellPartner(trx, announcer, newsOf('booked', request, toAppointment(booked)))
}

/**
 * Cancels the appointment of a request, unless it has none or it is over, and tells both sides: the partner only where
 * it knows of the request. True when there was something to cancel.
 */
export async function cancelAppointmentOf(
  trx: Transaction<Tables>,
  announcer: Announcer,
  request: RequestOfAppointment,
): Promise<boolean> {
  const booked = await findAppointment(trx, request.id)
  if (!booked || booked.endsAt <= announcer.now()) return false
  await removeAppointment(trx, booked.id)
  await recordEvent(trx, { requestId: request.id, version: request.version, event: 'cancelled' })
  const cancelled = { ...booked, sequence: booked.sequence + 1 }
  await announceChange(trx, announcer, request, newsOf('cancelled', request, toAppointment(cancelled)))
  return true
}

/** What is told of an appointment: ids, times and with which firm it is. */
export function newsOf(
  what: AppointmentChange,
  { id: requestId, partner }: Pick<RequestOfAppointment, 'id' | 'partner'>,
  { id: appointmentId, start, end, sequence }: ReturnType<typeof toAppointment>,
): AppointmentNews {
  return { what, appointmentId, requestId, firm: partner?.crd ?? null, start, end, sequence }
}

async function announceChange(
  trx: Transaction<Tables>,
  announcer: Announcer,
  request: RequestOfAppointment,
  news: AppointmentNews,
): Promise<void> {
  await announcer.queue.send(trx, 'appointment-mail', news)
  if (isHandedOver(request)) await tellPartner(trx, announcer, news)
}

async function tellPartner(
  trx: Transaction<Tables>,
  { queue, channels }: Announcer,
  news: AppointmentNews,
): Promise<void> {
  for (const channel of channels)
    await queue.send(trx, channel === 'mail' ? 'appointment-partner-mail' : 'appointment-webhook', news)
}
