import { expect, test } from 'vitest'
import { eventsOf } from './lead-events.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 15, minute))
const causes = (...happened: Parameters<typeof eventsOf>[0]) =>
  eventsOf(happened, []).map(({ event, by }) => `${event} ${by}`)

test('each event says who caused it', () => {
  expect(
    causes(
      { event: 'asked', at: at(0) },
      { event: 'sent', at: at(1) },
      { event: 'acknowledged', at: at(2) },
      { event: 'booked', at: at(3) },
      { event: 'cancelled', at: at(4) },
      { event: 'not_reached', at: at(5) },
    ),
  ).toEqual(['asked person', 'sent site', 'acknowledged firm', 'booked person', 'cancelled person', 'not_reached firm'])
})

test('the firm books in the moment in which it arranges a conversation, the person at any other', () => {
  expect(causes({ event: 'moved', at: at(3) }, { event: 'scheduled', at: at(3) })).toEqual([
    'moved firm',
    'scheduled firm',
  ])
  expect(causes({ event: 'scheduled', at: at(2) }, { event: 'booked', at: at(3) })).toEqual([
    'scheduled firm',
    'booked person',
  ])
})

test('whoever ends a request cancels its conversation', () => {
  expect(causes({ event: 'declined', at: at(1) }, { event: 'cancelled', at: at(2) })[1]).toBe('cancelled firm')
  expect(causes({ event: 'failed', at: at(1) }, { event: 'cancelled', at: at(1) })[1]).toBe('cancelled site')
  expect(causes({ event: 'withdrawn', at: at(1) }, { event: 'cancelled', at: at(1) })[1]).toBe('cancelled person')
})

test('what did not take effect stands where it would have', () => {
  const events = eventsOf(
    [
      { event: 'asked', at: at(0) },
      { event: 'changed', at: at(9) },
    ],
    [{ at: at(5) }],
  )
  expect(events.map(({ event, by }) => `${event} ${by}`)).toEqual([
    'asked person',
    'action_void site',
    'changed person',
  ])
})
