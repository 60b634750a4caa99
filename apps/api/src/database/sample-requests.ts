import { createHash, randomUUID } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import type { Partner, RequestEvent, RequestState } from '@dst/contracts'
import type { DeliveryAttempt, DeliveryChannel } from '@dst/contracts/desk'
import { sql, type Transaction } from 'kysely'
import { fingerprintOf } from './fingerprint.ts'
import { deadLetters } from './job-tables.ts'
import type { Lead } from './lead.ts'
import { triedColumn, versionColumn } from './partner-channels.ts'
import type { SamplePerson } from './sample-people.ts'
import type { Tables } from './tables.ts'

/** Something that happened to a sample request, and how many hours after it was asked for. */
export interface SampleEvent {
  event: RequestEvent
  hours: number
  channel?: DeliveryChannel
}

/** An attempt to deliver something about a sample request, and how many hours after it was asked for. */
export interface SampleAttempt {
  what: DeliveryAttempt['what']
  channel: DeliveryChannel
  hours: number
  attempt: number
  /** Null for a success. */
  reason: string | null
}

/** A request of a sample person, and everything that happened to it. */
export interface SampleRequest {
  state: RequestState
  channel: DeliveryChannel
  askedAt: Date
  /** The firm, and when it has to get in touch; null if the request is not shared. */
  shared: { partner: Partner; contactBy: Date } | null
  acknowledgedAt: Date | null
  timeZone: string
  method: 'phone' | 'email'
  events: readonly SampleEvent[]
  attempts: readonly SampleAttempt[]
  appointment: { startsAt: Date; endsAt: Date } | null
  /** When the next attempt is due; null if there is none. */
  nextTryAt: Date | null
}

/** Stores a request with its submission, consent, events, attempts and appointment, and returns its id. */
export async function insertSample(
  trx: Transaction<Tables>,
  person: SamplePerson,
  request: SampleRequest,
): Promise<string> {
  const { askedAt, shared, events, channel } = request
  const wording = await insertWording(trx, askedAt)
  const { id } = await trx
    .insertInto('consultationRequests')
    .values({ ...requestColumns(person, request), lead: leadColumn(person, request, wording) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('consultationSubmissions')
    .values({
      investorId: person.id,
      requestId: id,
      idempotencyKey: null,
      fingerprint: fingerprintOf({ id }),
      submittedAt: askedAt,
    })
    .execute()
  if (shared) {
    const consent = {
      investorId: person.id,
      kind: 'data-sharing',
      reason: 'choice',
      consultationRequestId: id,
    } as const
    await trx
      .insertInto('consents')
      .values({
        ...consent,
        given: true,
        wordingHash: wording,
        shownHash: wording,
        recipient: JSON.stringify(shared.partner),
        requestId: 'sample',
        recordedAt: askedAt,
      })
      .execute()
  }
  for (const { event, hours, channel: by } of events)
    await trx
      .insertInto('consultationEvents')
      .values({ requestId: id, event, channel: by ?? null, version: 1, at: later(askedAt, hours) })
      .execute()
  await insertAttempts(trx, id, request)
  await insertAppointment(trx, person.id, { id, appointment: request.appointment })
  if (request.state === 'failed') await insertDeadLetter(trx, id, { channel, reason: request.attempts.at(-1)?.reason })
  return id
}

function requestColumns({ id, phoneNumber, score, tier }: SamplePerson, request: SampleRequest) {
  const { state, channel, askedAt, shared, acknowledgedAt, timeZone, method } = request
  const withdrawn = state === 'withdrawn'
  const tried = request.attempts.some(({ what }) => what === 'lead') && !withdrawn
  const delivered = tried && request.attempts.some(({ what, reason }) => what === 'lead' && reason === null)
  return {
    investorId: id,
    preferredContactMethod: method,
    bestContactTime: 'anytime' as const,
    shareDataConsent: shared !== null && !withdrawn,
    textConsent: false,
    phoneNumber,
    notes: null,
    facts: null,
    score,
    tier,
    state,
    contactBy: withdrawn ? null : (shared?.contactBy ?? null),
    partner: shared ? JSON.stringify(shared.partner) : null,
    [versionColumn[channel]]: delivered ? 1 : 0,
    [triedColumn[channel]]: tried ? 1 : 0,
    sharedAt: shared ? askedAt : null,
    acknowledgedAt,
    // Nobody has to be alerted to a sample.
    alertedAt: shared ? askedAt : null,
    contactTimeZone: timeZone,
    timeZone,
    requestedAt: askedAt,
  }
}

function leadColumn(person: SamplePerson, request: SampleRequest, wording: string): string | null {
  const { askedAt, method, timeZone, shared, state } = request
  if (!shared || state === 'withdrawn') return null
  const { firstName, lastName, email, phoneNumber, answers, score, tier } = person
  const lead: Lead = {
    person: { firstName, lastName, email, phoneNumber },
    contact: { method, time: 'anytime', textMessages: false, timeZone },
    notes: null,
    answers,
    score,
    tier,
    accredited: answers.accredited,
    riskInput: null,
    consent: { version: wording.slice(0, 12), hash: wording, givenAt: askedAt.toISOString() },
  }
  return JSON.stringify(lead)
}

async function insertWording(trx: Transaction<Tables>, at: Date): Promise<string> {
  const words = consentText('data-sharing')
  const hash = createHash('sha256').update(words).digest('hex')
  await trx
    .insertInto('consentWordings')
    .values({ hash, kind: 'data-sharing', words, firstUsedAt: at })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return hash
}

async function insertAttempts(trx: Transaction<Tables>, requestId: string, request: SampleRequest): Promise<void> {
  const { attempts, askedAt, nextTryAt } = request
  if (attempts.length === 0) return
  const jobs = { lead: randomUUID(), withdrawal: randomUUID(), appointment: randomUUID() }
  const last = attempts.length - 1
  await trx
    .insertInto('deliveryAttempts')
    .values(
      attempts.map(({ hours, reason, ...attempt }, index) => ({
        ...attempt,
        requestId,
        jobId: jobs[attempt.what],
        version: attempt.what === 'appointment' ? 0 : 1,
        reason,
        outcome: reason === null ? ('delivered' as const) : ('failed' as const),
        nextTryAt: reason === null ? null : index === last ? nextTryAt : later(askedAt, hours + 1),
        at: later(askedAt, hours),
      })),
    )
    .execute()
}

interface Booked {
  id: string
  appointment: SampleRequest['appointment']
}

/** Leaves out a time that somebody else has. */
async function insertAppointment(trx: Transaction<Tables>, investorId: string, { id, appointment }: Booked) {
  if (!appointment) return
  await trx
    .insertInto('appointments')
    .values({ investorId, requestId: id, ...appointment, heldUntil: null, holdId: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface Failure {
  channel: DeliveryChannel
  reason: string | null | undefined
}

async function insertDeadLetter(trx: Transaction<Tables>, requestId: string, { channel, reason }: Failure) {
  const [data, output] = [JSON.stringify({ requestId, version: 1 }), JSON.stringify({ code: reason ?? 'job_failed' })]
  await sql`insert into pgboss.job (name, data, state, source_name, source_id, source_retry_count, source_output)
    values (${deadLetters}, ${data}::jsonb, 'created', ${`lead-${channel}`}, gen_random_uuid(), 79,
      ${output}::jsonb)`.execute(trx)
}

function later(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * 3_600_000)
}
