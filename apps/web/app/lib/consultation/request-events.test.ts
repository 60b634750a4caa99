import { acknowledgedConsultation } from '@dst/api-client/testing'
import { expect, test } from 'vitest'
import { requestHistory } from './request-events.ts'
import { requestCopy } from './request-copy.ts'
import { reachOf } from './request-reach.ts'

const [asked, opened, later] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z', '2026-11-21T12:00:00.000Z']
const request = { ...acknowledgedConsultation, events: [{ at: asked, event: 'asked' as const }] }

test('who opened a request stands among what happened to it, in order', () => {
  const events = [...request.events, { at: later, event: 'not_reached' as const }]
  const looks = [
    { at: opened, by: 'partner' as const },
    { at: later, by: 'staff' as const },
  ]
  expect(requestHistory({ ...request, events, opened: looks })).toEqual([
    { at: asked, words: 'You made this request' },
    { at: opened, words: 'Opened by Example Advisory Partners' },
    { at: later, words: 'The partner reported that it tried to reach you' },
    { at: later, words: 'Opened by the staff of this site' },
  ])
})

test('what is read again and again in one sitting was opened once', () => {
  const at = (time: string, by: 'partner' | 'staff' = 'partner') => ({ at: `2026-11-21T${time}:00.000Z`, by })
  const looks = [at('12:10'), at('11:00'), at('11:10'), at('11:39'), at('11:41', 'staff')]
  expect(
    requestHistory({ ...request, events: [], opened: looks }).map(({ at: moment }) => moment.slice(11, 16)),
  ).toEqual(['11:00', '11:41', '12:10'])
})

test('a partner that has opened a request has it for certain, the staff are not the partner', () => {
  expect(reachOf({ ...request, opened: [{ at: opened, by: 'partner' }] })).toBe('certain')
  expect(reachOf({ ...request, opened: [{ at: opened, by: 'staff' }] })).toBe('perhaps')
  const events = [...request.events, { at: later, event: 'withdrawal_told' as const }]
  const told = { events, opened: [{ at: opened, by: 'partner' as const }], partnerMayHaveIt: false }
  expect(reachOf(told)).toBe('told')
})

test('a request that was declined, and one whose person was not reached, say so', () => {
  const now = new Date(later)
  const after = (event: 'declined' | 'not_reached') => [...request.events, { at: opened, event }]
  expect(requestCopy({ ...request, state: 'closed', events: after('declined') }, now).next).toBe(
    'Example Advisory Partners can’t take this request. Nothing more of it is sent. You can ask again.',
  )
  expect(requestCopy({ ...request, events: after('not_reached') }, now).next).toBe(
    'Example Advisory Partners says that it tried to reach you, and means to try again.',
  )
  const changed = [...after('not_reached'), { at: later, event: 'changed' as const }]
  expect(requestCopy({ ...request, events: changed }, now).next).not.toContain('tried')
})
