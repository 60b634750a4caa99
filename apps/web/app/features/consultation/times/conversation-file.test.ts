import { expect, test } from 'vitest'
import { conversationFile } from './conversation-file.ts'
import { wayLabel } from './way-label.ts'

const appointment = {
  id: '7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11',
  start: '2026-11-24T20:30:00.000Z',
  end: '2026-11-24T21:00:00.000Z',
  sequence: 1,
  way: { kind: 'phone', phoneNumber: '+1 555 555 0142' },
} as const

test('the file is the event of the invitation: one id, one sequence, one time', () => {
  const text = conversationFile({
    appointment,
    partner: 'Fir Advisers',
    host: 'site.example.com',
    profileUrl: 'https://site.example.com/profile',
  }).replaceAll(/\r\n[ \t]/g, '')
  for (const line of [
    'METHOD:PUBLISH',
    // As in apps/api/src/modules/slots/appointment-mail.test.ts.
    'UID:7f7c2f0e-9f34-4a57-8d3e-0a5a8f5f4c11@site.example.com',
    'SEQUENCE:1',
    'DTSTART:20261124T203000Z',
    'DTEND:20261124T210000Z',
    'SUMMARY:Conversation with Fir Advisers',
    String.raw`DESCRIPTION:They call you at +1 555 555 0142.\nTo move or cancel it: https://site.example.com/profile`,
  ])
    expect(text.split('\r\n')).toContain(line)
})

test('how a conversation takes place is said in a sentence, also where nobody knows yet', () => {
  expect(wayLabel(appointment.way)).toBe('They call you at +1 555 555 0142.')
  expect(wayLabel({ kind: 'link', url: 'https://meet.example.com/fir' })).toBe(
    'You both open https://meet.example.com/fir',
  )
  expect(wayLabel(null)).toBe('How you talk is not chosen yet: move the conversation to choose.')
})
