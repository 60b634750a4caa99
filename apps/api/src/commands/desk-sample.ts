import { sampleAnswers } from '@dst/contracts/sample-investor'
import { fail, succeed, type Result } from '@dst/domain/result'
import { scoreQuestionnaire } from '@dst/domain/scoring'
import { tierForScore } from '@dst/domain/tiers'
import type { Kysely, Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import type { Config } from '../config/config.ts'
import { contactBy } from '../config/contact-by.ts'
import { contentSchedule } from '../config/content-schedule.ts'
import { recipientOf } from '../config/partner-config.ts'
import { insertMessages } from '../database/sample-messages.ts'
import { insertPerson, type SamplePerson } from '../database/sample-people.ts'
import { insertSample, type SampleRequest } from '../database/sample-requests.ts'
import type { Tables } from '../database/tables.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { sampleMessages, samplePeople } from './desk-sample/sample-people.ts'
import { acknowledgedAfter, attemptsOf, eventsOf, samplePlans, type SamplePlan } from './desk-sample/sample-plan.ts'

/** What filling a database with samples needs. */
export interface SampleDeps extends Pick<Config, 'reachable' | 'databaseUrl'> {
  partner: Pick<Config['partner'], 'firm'>
  queue: JobQueue
  now: Date
}

const hour = 3_600_000
/** Answers that make the second of two people silver rather than gold. */
const silverAnswers = {
  ...sampleAnswers,
  saleStatus: 'ownNoSale',
  equityBracket: '100-249',
  horizon: '<5 years',
} as const

/**
 * Fills a database with forty requests of fictional people in every state, and messages; returns how many were added,
 * which is none the second time. Each person is added at once, so that a run that was broken off is finished by the
 * next. Refused where others can reach the server, or the database is on another machine: samples among the requests of
 * people would be taken for theirs.
 */
export async function fillSample(db: Kysely<Tables>, deps: SampleDeps): Promise<Result<number, 'not_alone'>> {
  if (deps.reachable || !isHere(deps.databaseUrl)) return fail('not_alone' as const)
  let added = 0
  for (const [index, plan] of samplePlans.entries())
    if (await db.transaction().execute((trx) => addRequest(trx, { index, plan }, deps))) added += 1
  return succeed(added)
}

/** Adds a request, and after the last one the messages; returns whether it was missing. */
async function addRequest(
  trx: Transaction<Tables>,
  { index, plan }: { index: number; plan: SamplePlan },
  deps: SampleDeps,
): Promise<boolean> {
  const person = personAt(index)
  const request = requestOf(plan, deps, index)
  if (!(await insertPerson(trx, person, request.askedAt))) return false
  const requestId = await insertSample(trx, person, request)
  if (plan.state === 'queued' && request.nextTryAt)
    await deps.queue.send(trx, `lead-${plan.channel}`, { requestId, version: 1 }, request.nextTryAt)
  if (index === samplePlans.length - 1) await insertMessages(trx, messagesAt(deps.now))
  return true
}

/** Whether the database runs on this machine. */
function isHere(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined) return true
  const host = new URL(databaseUrl).hostname
  return ['', 'localhost', '127.0.0.1', '[::1]'].includes(host)
}

function personAt(index: number): SamplePerson {
  const [firstName, lastName, area] = samplePeople[index % samplePeople.length] ?? samplePeople[0]
  const answers = index % 2 === 0 ? sampleAnswers : silverAnswers
  const { score } = scoreQuestionnaire(answers)
  return {
    id: `5a3b1e00-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    firstName,
    lastName,
    email: addressOf(firstName, lastName),
    phoneNumber: `+1 ${area} 555 01${String(index % 100).padStart(2, '0')}`,
    answers,
    score,
    tier: tierForScore(score),
  }
}

function addressOf(firstName: string, lastName: string): string {
  return `${`${firstName}.${lastName}`.toLowerCase().replaceAll(/[^a-z.]/g, '')}@example.com`
}

function requestOf(plan: SamplePlan, { now, partner }: SampleDeps, index: number): SampleRequest {
  const { state, age, channel } = plan
  const askedAt = new Date(now.getTime() - age * hour)
  const events = eventsOf(plan)
  const isKnown = events.some(({ event }) => event === 'acknowledged')
  const timeZone = (samplePeople[index % samplePeople.length] ?? samplePeople[0])[3]
  const due = contactBy({
    asked: Temporal.Instant.fromEpochMilliseconds(askedAt.getTime()),
    schedule: contentSchedule(partner.firm),
    timeZone,
  })
  return {
    state,
    channel,
    askedAt,
    shared:
      state === 'saved' || !due
        ? null
        : { partner: recipientOf(partner.firm), contactBy: new Date(due.epochMilliseconds) },
    acknowledgedAt: isKnown ? new Date(askedAt.getTime() + acknowledgedAfter(channel) * hour) : null,
    timeZone,
    method: index % 3 === 0 ? 'email' : 'phone',
    events,
    attempts: attemptsOf(plan),
    appointment: state === 'scheduled' ? appointmentAt(now, index) : null,
    nextTryAt: state === 'queued' ? new Date(now.getTime() + (20 + index) * 60_000) : null,
  }
}

/** In the middle of the day in every zone of the firm, on one of the next days. */
function appointmentAt(now: Date, index: number): NonNullable<SampleRequest['appointment']> {
  const day = new Date(now.getTime() + (1 + (index % 4)) * 24 * hour)
  const startsAt = new Date(day.setUTCHours(17, 0, 0, 0))
  return { startsAt, endsAt: new Date(startsAt.getTime() + hour / 2) }
}

/** Of every two messages the later one is answered, a few hours after it came. */
function messagesAt(now: Date) {
  return sampleMessages.map(({ hoursAgo, ...words }, index) => {
    const [firstName, lastName] = samplePeople[index * 5] ?? samplePeople[0]
    const receivedAt = new Date(now.getTime() - hoursAgo * hour)
    const answeredAt = index % 2 === 1 ? new Date(receivedAt.getTime() + 2 * hour) : null
    return { firstName, lastName, email: addressOf(firstName, lastName), ...words, receivedAt, answeredAt }
  })
}
