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
