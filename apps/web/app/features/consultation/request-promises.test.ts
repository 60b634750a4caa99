import { acknowledgedConsultation } from '@dst/api-client/testing'
import { requestStates, type Consultation, type RequestEvent } from '@dst/contracts'
import { expect, test } from 'vitest'
import { requestCopy } from '~/lib/consultation/request-copy.ts'
import { receiptToast, whatHappensNext } from './confirmation.ts'
import { takingBack, whatWithdrawingDoes } from './taking-back.ts'
import { unbookedLabel } from './times/time-offer.ts'

// Checks every sentence about a request, in every possible situation, against the facts.
const now = new Date('2026-11-24T12:00:00.000Z')
const asked = '2026-11-22T12:00:00.000Z'
const [hourAgo, later] = ['2026-11-24T11:00:00.000Z', '2026-11-24T18:00:00.000Z']
const histories: readonly (readonly RequestEvent[])[] = [
  [],
  ['sent'],
  ['sent', 'acknowledged'],
  ['sent', 'withdrawal_told'],
  ['withdrawal_told'],
]
const appointments = [null, { start: asked, end: hourAgo }, { start: later, end: later }]

const situations: Consultation[] = requestStates.flatMap((state) =>
  histories.flatMap((history) =>
    [false, true].flatMap((partnerMayHaveIt) =>
      [null, hourAgo, later].flatMap((contactBy) =>
        appointments.map((slot): Consultation => ({
          ...acknowledgedConsultation,
          state,
          partnerMayHaveIt,
          contactBy,
          shareDataConsent: state !== 'saved' && state !== 'withdrawn',
          appointment: slot && { ...slot, id: 'a', sequence: 0, way: null },
          events: (['asked', ...history] as const).map((event) => ({ at: asked, event })),
        })),
      ),
    ),
  ),
)

function sentencesAbout(request: Consultation): string[] {
  const unshared = { ...request, state: 'saved', shareDataConsent: false, contactBy: null } as const
  const { next, late = '' } = requestCopy(request, now)
  const said = [
    `${next} ${late}`,
    whatWithdrawingDoes(request, now),
    whatHappensNext(unshared, request, { now }),
    receiptToast(unshared, request),
  ]
  return request.shareDataConsent
    ? [
        ...said,
        takingBack(request, now),
        whatHappensNext(request, undefined, { now, booked: request.appointment }),
        unbookedLabel(request, now),
      ]
    : said
}

const contradictions = (wrong: (request: Consultation) => RegExp | undefined) =>
  situations.flatMap((request) => {
    const pattern = wrong(request)
    return pattern === undefined ? [] : sentencesAbout(request).filter((sentence) => pattern.test(sentence))
  })

const hasEver = ({ partnerMayHaveIt, events }: Consultation) => partnerMayHaveIt || events.length > 1
const isComing = ({ appointment }: Consultation) => appointment !== null && appointment.end > now.toISOString()

test('there is a situation for each state, history, promise and conversation', () => {
  expect(situations).toHaveLength(9 * 5 * 2 * 3 * 3)
  expect(situations.every((request) => sentencesAbout(request).every((sentence) => sentence.length > 5))).toBe(true)
})

test('“nothing was shared” is said only where nothing ever left', () => {
  expect(contradictions((request) => (hasEver(request) ? /nothing was shared|had not been sent/i : undefined))).toEqual(
    [],
  )
})

test('a partner is told to stop only where something may have reached it', () => {
  expect(
    contradictions((request) =>
      hasEver(request) ? undefined : /We (are telling|tell|then tell)|was told to stop|may have reached/,
    ),
  ).toEqual([])
})

test('that the partner was told to stop is said only once it was, of all that it may have', () => {
  const reported = ({ partnerMayHaveIt, events }: Consultation) =>
    !partnerMayHaveIt && events.at(-1)?.event === 'withdrawal_told'
  expect(
    contradictions((request) =>
      reported(request) ? /We (are telling|tell|then tell)|being told/ : /was told to stop/,
    ),
  ).toEqual([])
})

test('no promise of contact names a time that has passed', () => {
  expect(
    contradictions(({ contactBy }) =>
      contactBy === later ? undefined : /(plans to|will contact you|Call me) .*(by \w{3} \w{3} \d|within 24 hours)/,
    ),
  ).toEqual([])
})

test('a conversation is talked of as coming, or canceled, only while it is', () => {
  expect(
    contradictions((request) =>
      isComing(request)
        ? undefined
        : /You talk at|talks with you on|that you booked is canceled|that you booked can take place/,
    ),
  ).toEqual([])
  expect(contradictions((request) => (isComing(request) ? /You talked|were to talk/ : undefined))).toEqual([])
})

test('whoever takes the consent back reads that a coming conversation is canceled', () => {
  const shared = situations.filter((request) => request.shareDataConsent && isComing(request))
  expect(shared.length).toBeGreaterThan(100)
  for (const request of shared) {
    for (const words of [takingBack(request, now), whatWithdrawingDoes(request, now)])
      expect(words).toContain('that you booked is canceled')
  }
})

test('that the partner has the request is said only where that is known', () => {
  const arrived = ({ state, events }: Consultation) =>
    state === 'acknowledged' || ['sent', 'acknowledged'].includes(events.at(-1)?.event ?? '')
  expect(
    contradictions((request) =>
      arrived(request) ? undefined : /(?<!confirmed that it )has your (earlier )?request\./,
    ),
  ).toEqual([])
})

test('nobody is said to be late before the partner had the request', () => {
  expect(
    contradictions(({ state }) => (state === 'queued' || state === 'failed' ? /planned to|You talked/ : undefined)),
  ).toEqual([])
})
