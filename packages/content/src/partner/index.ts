export { partnerDisclosure } from './partner.ts'
export type { PartnerDisclosure } from './partner.ts'
export { partnerFirm, partnerName } from './partner-firm.ts'
export type { DayHours, PartnerFirm, Weekday } from './partner-firm.ts'
