import type { SavedFirmSchedule } from '@dst/contracts'
import type { DeskMember } from '@dst/contracts/desk'
import { samplePartner } from './sample-consultation.ts'

/** The time zone of the fake's firm. */
export const firmTimeZone = 'America/New_York'

/** An adviser of the firm that receives requests in the fake. */
export const sampleAdviser: DeskMember = {
  id: '00000000-0000-4000-8000-0000000000a1',
  email: 'adviser@partner.example.com',
  role: 'partner',
  firm: { name: samplePartner.name, crd: samplePartner.crd },
  endsAt: '2026-11-24T03:00:00.000Z',
  idleSeconds: 1800,
}

/** One of the site's staff. */
export const sampleStaff: DeskMember = {
  ...sampleAdviser,
  id: '00000000-0000-4000-8000-0000000000a2',
  email: 'staff@site.example.com',
  role: 'staff',
  firm: null,
}

const day = { from: '09:00', to: '18:00' }

/** When the fake's firm can be talked to: on working days, and never at noon on Wednesday. */
export const sampleSchedule: SavedFirmSchedule = {
  schedule: {
    timeZone: firmTimeZone,
    hours: { 1: day, 2: day, 3: day, 4: day, 5: { from: '09:00', to: '15:00' }, 6: null, 7: null },
    closedDays: ['2026-11-26', '2026-12-25'],
    blocked: [{ from: '2026-11-25T15:00:00.000Z', to: '2026-11-25T16:00:00.000Z' }],
    conversationMinutes: 30,
    meetingLink: 'https://meet.example.com/advisory',
  },
  version: 3,
  updatedAt: '2026-11-16T14:00:00.000Z',
}
