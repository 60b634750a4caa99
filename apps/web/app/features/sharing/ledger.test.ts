import type { ConsentRecord, Consultation } from '@dst/contracts'
import { acknowledgedConsultation } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { ledgerEntries } from './ledger.ts'

const asked = '2026-11-21T10:00:00.000Z'
const sent = '2026-11-21T10:00:04.000Z'
const withdrawn = '2026-11-22T09:00:00.000Z'
const request: Consultation = {
  ...acknowledgedConsultation,
  events: [
    { at: asked, event: 'asked' },
    { at: sent, event: 'acknowledged' },
  ],
}

function consent(changes: Partial<ConsentRecord>): ConsentRecord {
  const { id, partner } = request
  const words = { reason: 'choice', version: 'abc', words: 'The text', language: 'en', page: '/profile' } as const
  return {
    id: '1',
    at: asked,
    kind: 'data-sharing',
    given: true,
    recipient: partner,
    consultationRequestId: id,
    ...words,
    phoneNumber: null,
    source: null,
    ...changes,
  }
}

function entries(consents: ConsentRecord[], changes: Partial<Consultation> = {}) {
  return ledgerEntries(consents, [{ ...request, ...changes }])
}

const textsOf = (steps: readonly { words: string }[] | undefined) => steps?.map(({ words }) => words)

test('a consent in force tells what became of its request, and can be taken back', () => {
  const [entry] = entries([consent({})])
  expect(entry).toMatchObject({
    title: 'Sharing your details with the partner',
    label: 'Agreed',
    tone: 'positive',
    withdrawable: { id: request.id },
  })
  expect(entry?.steps).toEqual([
    { at: asked, words: 'You made this request' },
    { at: asked, words: 'Queued to be sent to Example Advisory Partners' },
    { at: sent, words: 'The partner confirmed that it has it' },
  ])
})

test('what has not left says that it waits', () => {
  const events = [{ at: asked, event: 'asked' as const }]
  const last = (partnerMayHaveIt: boolean) =>
    entries([consent({})], { state: 'queued', partnerMayHaveIt, events })[0]?.steps.at(-1)
  expect(last(false)).toEqual({ at: undefined, words: 'Waiting to be sent' })
  expect(last(true)).toEqual({ at: undefined, words: 'The partner has not confirmed it yet; we keep trying' })
})

const takenBack = { state: 'withdrawn', shareDataConsent: false } as const
const both = [consent({ id: '2', at: withdrawn, given: false }), consent({})]

test('each decision has what happened from it until the next one', () => {
  const events = [
    ...request.events,
    { at: withdrawn, event: 'withdrawn' } as const,
    { at: '2026-11-22T09:00:02.000Z', event: 'withdrawal_told' } as const,
  ]
  const [refusal, agreement] = entries(both, { ...takenBack, partnerMayHaveIt: false, events })
  expect(refusal).toMatchObject({ label: 'Withdrawn', tone: 'neutral', withdrawable: undefined })
  expect(textsOf(refusal?.steps)).toEqual(['You withdrew your consent', 'The partner was told to stop'])
  expect(agreement).toMatchObject({ label: 'Agreed, no longer in force', tone: 'neutral', withdrawable: undefined })
  expect(textsOf(agreement?.steps)).toHaveLength(3)
})

test('a withdrawal says whether the partner has still to be told, or never had anything', () => {
  const begun = { at: withdrawn, event: 'withdrawn' } as const
  expect(textsOf(entries(both, { ...takenBack, events: [...request.events, begun] })[0]?.steps)?.at(-1)).toBe(
    'The partner is being told to stop',
  )
  const unanswered = { ...takenBack, events: [{ at: asked, event: 'asked' as const }, begun] }
  const last = (changes: Partial<Consultation>) => textsOf(entries(both, changes)[0]?.steps)?.slice(1)
  expect(last({ ...unanswered, partnerMayHaveIt: false })).toEqual(['Nothing was sent to the partner'])
  expect(last({ ...unanswered, partnerMayHaveIt: true })).toEqual([
    'It may have reached the partner, which is being told to stop',
  ])
  const reported = { at: '2026-11-22T09:00:40.000Z', event: 'withdrawal_told' } as const
  expect(last({ ...unanswered, partnerMayHaveIt: false, events: [...unanswered.events, reported] })).toEqual([
    'The partner was told to stop',
  ])
})

test('a change of a shared request renews its consent, and withdraws nothing', () => {
  const renewed = consent({ id: '2', at: withdrawn })
  expect(entries([renewed, consent({})]).map(({ label }) => label)).toEqual(['Agreed', 'Agreed, renewed since'])
  const again = entries([consent({ id: '3', at: '2026-11-23T09:00:00.000Z' }), ...both])
  expect(again.map(({ label }) => label)).toEqual(['Agreed', 'Withdrawn', 'Agreed, no longer in force'])
})

test('a request that was never shared reads as not agreed', () => {
  const [entry] = entries([consent({ given: false })], {
    state: 'saved',
    shareDataConsent: false,
    partnerMayHaveIt: false,
    events: [{ at: asked, event: 'asked' }],
  })
  expect(entry).toMatchObject({ label: 'Not agreed', withdrawable: undefined })
})

test('consent to text messages ends with the consent to share', () => {
  const text = consent({ id: '3', kind: 'text-messages' })
  expect(entries([text], { textConsent: true })[0]).toMatchObject({
    title: 'Text messages from the partner',
    label: 'Agreed',
    withdrawable: undefined,
  })
  expect(entries([text], { textConsent: false })[0]).toMatchObject({ label: 'Agreed, no longer in force' })
})

test('consent to calls ends with the choice of phone, and with the consent to share', () => {
  const calls = consent({ id: '3', kind: 'phone-calls', phoneNumber: '+1 555 555 0100', source: 'profile' })
  const labelOf = (changes: Partial<Consultation>) => entries([calls], changes)[0]?.label
  expect(entries([calls], { preferredContactMethod: 'phone' })[0]).toMatchObject({
    title: 'Phone calls from the partner',
    label: 'Agreed',
    tone: 'positive',
    withdrawable: undefined,
  })
  expect(labelOf({ preferredContactMethod: 'email' })).toBe('Agreed, no longer in force')
  expect(labelOf({ preferredContactMethod: 'phone', shareDataConsent: false })).toBe('Agreed, no longer in force')
})

test('what the partner reported is a decision of its own, and a step of the request', () => {
  const optedOut = { at: withdrawn, event: 'opted_out' } as const
  const deleted = { at: '2026-11-23T09:00:00.000Z', event: 'partner_deleted' } as const
  const reported = consent({ id: '4', kind: 'phone-calls', at: withdrawn, given: false, reason: 'partner_event' })
  const [end, , sharing] = entries([reported, consent({ id: '3', kind: 'phone-calls' }), consent({})], {
    events: [...request.events, optedOut, deleted],
  })
  expect(end).toMatchObject({ label: 'Withdrawn', tone: 'neutral' })
  expect(sharing?.steps.slice(-2)).toEqual([
    { at: withdrawn, words: 'The partner reported that you want no more calls or text messages' },
    { at: deleted.at, words: 'The partner reported that it deleted what it had of this request' },
  ])
})

test('terms and switches are rows of the same list', () => {
  const own = { recipient: null, consultationRequestId: null }
  const found = ledgerEntries(
    [
      consent({ ...own, id: '6', kind: 'marketingNotifications', given: false }),
      consent({ ...own, id: '5', kind: 'marketingNotifications' }),
      consent({ ...own, id: '4', kind: 'terms' }),
    ],
    [],
  )
  expect(found.map(({ title, label, tone }) => [title, label, tone])).toEqual([
    ['Marketing notifications', 'Switched off', 'neutral'],
    ['Marketing notifications', 'Switched on', 'neutral'],
    ['Terms of Service and Privacy Policy', 'Agreed', 'positive'],
  ])
})
