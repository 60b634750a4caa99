import { expect, test } from 'vitest'
import { acceptTexts } from './use-draft.ts'

const accept = acceptTexts(['subject', 'message'])

test('a form of texts takes its own fields from a draft, as they were typed', () => {
  expect(accept({ subject: 'Day 45', message: 'In March. ', topic: 'loans' })).toEqual({
    subject: 'Day 45',
    message: 'In March. ',
  })
})

test.each([undefined, null, 'text', [], { subject: 7, message: null }])('of %j it takes nothing', (stored) => {
  expect(accept(stored)).toEqual({ subject: '', message: '' })
})
