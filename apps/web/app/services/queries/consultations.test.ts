import type { Consultation, RequestState } from '@dst/contracts'
import { expect, test, vi } from 'vitest'
import { api } from '~/services/api.ts'
import { consultationOffer, openConsultation, renewConsultations } from './consultations.ts'
import { createQueryClient } from './query-client.ts'

const request = (state: RequestState) => ({ id: state, state }) as Consultation

test('a request is open until it was answered, ended or withdrawn', () => {
  const states = [
    'saved',
    'queued',
    'sent',
    'acknowledged',
    'called',
    'scheduled',
    'closed',
    'failed',
    'withdrawn',
  ] as const
  const open = states.filter((state) => openConsultation([request(state)]) !== undefined)
  expect(open).toEqual(['saved', 'queued', 'sent', 'acknowledged', 'scheduled', 'failed'])
  expect(openConsultation([request('withdrawn'), request('queued')])?.id).toBe('queued')
})

test('nothing is offered before it is known that it can be had', () => {
  expect(consultationOffer(undefined, true, false)).toEqual({ kind: 'unknown' })
  expect(consultationOffer([], undefined, false)).toEqual({ kind: 'unknown' })
  expect(consultationOffer(undefined, true, true)).toEqual({ kind: 'unread' })
  expect(consultationOffer([], false, false)).toEqual({ kind: 'closed' })
  expect(consultationOffer([request('called')], true, false)).toEqual({ kind: 'offered' })
})

test('an open request stands, also where no more are taken', () => {
  expect(consultationOffer([request('queued')], false, false)).toMatchObject({
    kind: 'requested',
    request: { id: 'queued' },
  })
})

test('the answer of a read that began before a call does not undo what the call did', async () => {
  type Answer = Awaited<ReturnType<typeof api.consultations.list>>
  let answer: (older: Answer) => void = () => undefined
  const older = new Promise<Answer>((resolve) => {
    answer = resolve
  })
  vi.spyOn(api.consultations, 'list')
    .mockReturnValueOnce(older)
    .mockResolvedValue({ ok: true, value: [request('withdrawn')] })
  const queryClient = createQueryClient()
  const before = renewConsultations(queryClient)
  const after = renewConsultations(queryClient)
  answer({ ok: true, value: [request('queued')] })
  await Promise.all([before, after])
  expect(queryClient.getQueryData(['/api/consultation-requests'])).toEqual([request('withdrawn')])
  queryClient.clear()
})
