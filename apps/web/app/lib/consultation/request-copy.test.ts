import { acknowledgedConsultation } from '@dst/api-client/testing'
import { requestEvents, requestStates, type Consultation, type RequestEvent } from '@dst/contracts'
import { describe, expect, test } from 'vitest'
import { eventLabels } from './request-events.ts'
import { requestCopy } from './request-copy.ts'

const zone = 'America/New_York'
const sampleConsultation: Consultation = {
  ...acknowledgedConsultation,
  preferredContactMethod: 'text',
  contactBy: '2026-11-23T02:30:00.000Z',
  partnerMayHaveIt: false,
  events: [{ at: '2026-11-22T02:30:00.000Z', event: 'asked' }],
}
const partner = sampleConsultation.partner.name
const asked = new Date('2026-11-22T02:30:00.000Z')
const dayAfter = new Date('2026-11-23T02:30:00.000Z')
const next = (changes: Partial<Consultation>, now = asked) =>
  requestCopy({ ...sampleConsultation, ...changes }, now, zone)
const after = (...events: RequestEvent[]) => events.map((event) => ({ at: '2026-11-22T02:30:00.000Z', event }))
const appointment = {
  id: 'a',
  start: '2026-11-24T15:00:00.000Z',
  end: '2026-11-24T15:30:00.000Z',
  sequence: 0,
  way: null,
}

describe('how a request stands', () => {
  test('each state and event has words of its own', () => {
    expect(requestStates).toHaveLength(9)
    expect(new Set(requestStates.map((state) => next({ state }).label)).size).toBe(9)
    expect(new Set(Object.values(eventLabels)).size).toBe(requestEvents.length)
  })

  test.each(['queued', 'sent', 'acknowledged'] as const)(
    '%s: by when the partner gets in touch, and in which way',
    (state) => {
      expect(next({ state }).next).toContain('It plans to text you by Sun Nov 22, 9:30 pm Eastern Time.')
      expect(next({ state, preferredContactMethod: 'phone' }).next).toContain('It plans to call you by')
    },
  )

  test('a time that has passed is no promise any more', () => {
    const { next: words, late } = next({ state: 'sent' }, dayAfter)
    expect(words).toBe(`${partner} planned to text you by Sun Nov 22, 9:30 pm Eastern Time. That time has passed.`)
    expect(late).toBe('If nobody has')
    expect(next({ state: 'sent' }, new Date('2026-11-23T02:29:59.000Z')).late).toBeUndefined()
  })

  test('of a partner who has not been reached nobody says that it planned to call', () => {
    const late = (changes: Partial<Consultation>) => next({ state: 'queued', ...changes }, dayAfter)
    expect(late({})).toMatchObject({
      next: `It has not reached ${partner} yet. We keep trying; until then nobody can text you.`,
      late: 'If it is urgent',
    })
    expect(late({ partnerMayHaveIt: true }).next).toBe(
      `${partner} has not confirmed that it has your request. We keep trying; until then do not expect anyone to ` +
        'text you.',
    )
    expect(late({ appointment }).next).toBe(
      `It has not reached ${partner} yet. We keep trying; the conversation that you booked can take place only ` +
        'once it has.',
    )
    expect(late({ partnerMayHaveIt: true, events: after('sent', 'changed') }).next).toBe(
      `Your change has not reached ${partner} yet, which has your earlier request. We keep trying.`,
    )
  })

  test('a booked time stands in place of the clock, and once it is over nobody is late', () => {
    const talked = { state: 'acknowledged', appointment } as const
    expect(next(talked, new Date('2026-11-24T15:10:00.000Z')).next).toBe(
      `${partner} has your request. You talk at the time that you booked.`,
    )
    const over = new Date(appointment.end)
    expect(next(talked, over)).toMatchObject({
      next: `${partner} has your request. You talked, or were to talk, on Tue Nov 24, 10:00 am Eastern Time.`,
      late: 'If nobody was in touch',
    })
    const since = {
      ...talked,
      contactBy: '2026-11-27T15:00:00.000Z',
      events: [{ at: '2026-11-26T15:00:00.000Z', event: 'changed' as const }],
    }
    expect(next(since, new Date('2026-11-26T15:00:01.000Z')).next).toContain('It plans to text you by Fri Nov 27')
  })

  test('whoever canceled a later time is not told that the partner is late', () => {
    const at = (moment: string) => ({
      state: 'acknowledged' as const,
      events: [{ at: moment, event: 'cancelled' as const }],
    })
    expect(next(at('2026-11-23T12:00:00.000Z'), new Date('2026-11-23T12:00:01.000Z')).next).toContain(
      'The conversation that you booked is canceled. You can choose another time',
    )
    expect(next(at('2026-11-22T12:00:00.000Z'), dayAfter).late).toBe('If nobody has')
  })

  test('nobody is announced where nothing was shared or delivered', () => {
    expect(next({ state: 'saved', contactBy: null }).next).toBe(
      `Nothing was shared with ${partner}, and nobody will text you.`,
    )
    expect(next({ state: 'failed' }).next).toContain('Until then, nobody can text you.')
    expect(next({ state: 'failed', partnerMayHaveIt: true }).next).toContain(
      'Until then, do not expect anyone to text you.',
    )
    expect(next({ state: 'withdrawn' }).next).toContain('It had not been sent')
  })

  test('a change that could not be delivered leaves the partner with the earlier request', () => {
    const { next: words } = next({
      state: 'failed',
      partnerMayHaveIt: true,
      events: after('sent', 'acknowledged', 'changed', 'failed'),
    })
    expect(words).toContain(`We could not deliver your change to ${partner}, which still has your earlier request.`)
    expect(words).not.toMatch(/nobody|anyone/)
  })

  test('what was sent before is not called unshared', () => {
    const reported = after('asked', 'sent', 'acknowledged', 'changed', 'withdrawal_told')
    expect(next({ state: 'saved', events: after('asked', 'sent') }).next).toBe(
      `You no longer share this request. We are telling ${partner} to stop and not to contact you.`,
    )
    expect(next({ state: 'saved', events: reported }).next).toBe(
      `You no longer share this request. ${partner} was told to stop and not to contact you.`,
    )
    expect(
      next({ state: 'withdrawn', events: after('sent', 'withdrawal_told', 'shared', 'sent', 'withdrawn') }).next,
    ).toContain('We are telling')
  })

  test('nor is what left without an answer', () => {
    const unanswered = { state: 'withdrawn', partnerMayHaveIt: true, events: after('asked', 'withdrawn') } as const
    expect(next(unanswered).next).toBe(
      `It may have reached ${partner}, which is being told to stop and not to contact you.`,
    )
    expect(
      next({ ...unanswered, partnerMayHaveIt: false, events: after('asked', 'withdrawn', 'withdrawal_told') }).next,
    ).toBe(`${partner} was told to stop and not to contact you.`)
    const again = after('withdrawal_told', 'shared', 'withdrawn')
    expect(next({ ...unanswered, events: again }).next).toContain('which is being told to stop')
  })
})
