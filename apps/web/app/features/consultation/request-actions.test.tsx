import { acknowledgedConsultation } from '@dst/api-client/testing'
import { requestStates, type Consultation } from '@dst/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequestActions } from './request-actions.tsx'
import { RequestCard } from './request-card.tsx'

const hour = 3_600_000
const slot = (hours: number) => ({
  id: 'a',
  start: new Date(Date.now() + (hours - 1) * hour).toISOString(),
  end: new Date(Date.now() + hours * hour).toISOString(),
  sequence: 0,
  way: { kind: 'phone', phoneNumber: '+1 555 555 0142' } as const,
})
const [over, coming] = [slot(-1), slot(25)]

function shown(changes: Partial<Consultation>): string {
  const request = { ...acknowledgedConsultation, ...changes }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RequestCard request={request} actions={<RequestActions request={request} />} />
    </QueryClientProvider>,
  )
}

test('a conversation can be moved or canceled while it is to come, and one that is over stands as booked', () => {
  const next = shown({ appointment: coming })
  expect(next).toMatch(/Your conversation: .*They call you at .*Add to calendar.*Move or cancel the conversation/)
  const past = shown({ appointment: over })
  expect(past).toMatch(/You had booked: .*Choose a time to talk/)
  expect(past).not.toMatch(/Move or cancel|Your conversation:|They call you|Add to calendar/)
})

test('a time is offered in the states that can take one, and what is booked can always be canceled', () => {
  const offering = (appointment: Consultation['appointment']) =>
    requestStates.filter((state) => shown({ state, appointment }).includes('Choose a time to talk'))
  expect(offering(null)).toEqual(['queued', 'sent', 'acknowledged', 'scheduled'])
  expect(offering(over)).toEqual(['queued', 'sent', 'acknowledged', 'scheduled'])
  expect(shown({ state: 'called', appointment: coming })).toContain('Cancel the conversation')
  expect(shown({ state: 'called', appointment: over })).not.toContain('Cancel the conversation')
})
