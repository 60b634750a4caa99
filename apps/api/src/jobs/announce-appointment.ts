import type { Partner } from '@dst/contracts'
import { conversationReminders } from '@dst/domain/parameters'
import type { Transaction } from 'kysely'
import { findAppointment, removeAppointment } from '../database/appointments.ts'
import { recordEvent } from '../database/consultation-events.ts'
import { toTimes } from '../database/to-appointment.ts'
import { isHandedOver } from '../database/partner-channels.ts'
import type { PartnerChannel } from '../config/partner-config.ts'
import type { Tables } from '../database/tables.ts'
import type { AppointmentChange, AppointmentNews } from './job-kinds.ts'
import type { JobQueue } from './job-queue.ts'

/** What notifications to both sides need. */
export interface Announcer {
  queue: JobQueue
  /** The configured channels to the partner. */
  channels: readonly PartnerChannel[]
  now: () => Date
}

/** The request that an appointment belongs to, and which of its versions the partner has. */
export interface RequestOfAppointment {
  id: string
  version: number
  webhookVersion: number
  mailVersion: number
  partner: Partner | null
}

/**
 * Notifies person and partner of a booked or moved appointment, and schedules the person's reminders. A partner that
 * does not have the request yet is notified right after it receives the request.
 */
export async function announce(
  trx: Transaction<Tables>,
  announcer: Announcer,
  request: RequestOfAppointment,
  news: AppointmentNews,
): Promise<void> {
  await announceChange(trx, announcer, request, news)
  for (const hours of conversationReminders) {
    const at = new Date(new Date(news.start).getTime() - hours * 3_600_000)
    if (at > announcer.now())
      await announcer.queue.send(trx, 'appointment-mail', { ...news, what: `reminder-${hours}` }, at)
  }
}

/**
 * Notifies the partner, which has just received a request for the first time, of the appointment booked in the
 * meantime.
 */
export async function announceHandedOver(
  trx: Transaction<Tables>,
  announcer: Announcer,
  request: Pick<RequestOfAppointment, 'id' | 'partner'>,
): Promise<void> {
  const booked = await findAppointment(trx, request.id)
  if (booked) await notifyPartner(trx, announcer, newsOf('booked', request, toTimes(booked)))
}

/**
 * Cancels the appointment of a request, unless there is none or it is over, and notifies both sides; the partner only
 * if it knows of the request. True if there was something to cancel.
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
  await announceChange(trx, announcer, request, newsOf('cancelled', request, toTimes(cancelled)))
  return true
}

/** The data of a notification about an appointment: ids, times and the firm. */
export function newsOf(
  what: AppointmentChange,
  { id: requestId, partner }: Pick<RequestOfAppointment, 'id' | 'partner'>,
  { id: appointmentId, start, end, sequence }: ReturnType<typeof toTimes>,
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
  if (isHandedOver(request)) await notifyPartner(trx, announcer, news)
}

async function notifyPartner(
  trx: Transaction<Tables>,
  { queue, channels }: Announcer,
  news: AppointmentNews,
): Promise<void> {
  for (const channel of channels)
    await queue.send(trx, channel === 'mail' ? 'appointment-partner-mail' : 'appointment-webhook', news)
}
