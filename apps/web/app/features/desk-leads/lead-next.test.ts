import {
  againLead,
  calledLead,
  closedLead,
  declinedLead,
  lateLead,
  scheduledLead,
  sentLead,
  acknowledgedLead,
  withdrawnLead,
} from '@dst/api-client/testing'
import { describe, expect, test } from 'vitest'
import { isLate, nextStep } from './lead-next.ts'

const eastern = 'America/New_York'
/** Monday, 10:00 am Eastern. */
const now = new Date('2026-11-23T15:00:00.000Z')

describe('what is next with a lead', () => {
  test.each([
    ['one that was promised a call', sentLead, 'Call by 3:00 pm your time, 12:00 pm theirs'],
    ['one that wants an email, in the same zone', acknowledgedLead, 'Write by 4:10 pm, your time and theirs'],
    ['one that was not reached', againLead, 'Call again at 5:00 pm your time, 12:00 pm theirs'],
    ['one with an appointment', scheduledLead, 'Talk at 2:00 pm your time, 12:00 pm theirs'],
    ['one that was reached', calledLead, 'Report how it ended, or book a time'],
    [
      'one that was reached and is to be tried again',
      { ...againLead, state: 'called' as const },
      'Call again at 5:00 pm your time, 12:00 pm theirs',
    ],
    ['one that was closed', closedLead, 'Closed Nov 20, 2026, 1:30 pm: Going ahead with your firm'],
    ['one that was declined', declinedLead, 'Declined Nov 19, 2026, 11:00 am: Not licensed where the person lives'],
    ['one that was withdrawn', withdrawnLead, 'Withdrawn Nov 21, 2026, 4:15 am'],
  ])('%s', (_, lead, text) => {
    expect(nextStep(lead, now, eastern)).toBe(text)
  })

  test('another day is named, by each clock that has it', () => {
    const lead = { ...sentLead, timeZone: 'Pacific/Honolulu', dueAt: '2026-11-24T07:30:00.000Z' }
    expect(nextStep(lead, now, eastern)).toBe('Call by Tue Nov 24, 2:30 am your time, Mon Nov 23, 9:30 pm theirs')
    expect(nextStep({ ...sentLead, timeZone: null }, now, eastern)).toBe(
      'Call by 3:00 pm your time, their time zone is unknown',
    )
  })
})

describe('a lead is late', () => {
  test('once the time by which something was due has passed, and not at that time', () => {
    const lead = { ...sentLead, dueAt: now.toISOString() }
    expect(isLate(lead, now)).toBe(false)
    expect(isLate(lead, new Date(now.getTime() + 1))).toBe(true)
    expect(isLate(lateLead, now)).toBe(true)
  })

  test('not once its person was reached, nor after its end', () => {
    expect(isLate({ ...lateLead, state: 'called' }, now)).toBe(false)
    expect(isLate({ ...lateLead, endedAt: now.toISOString() }, now)).toBe(false)
  })
})
