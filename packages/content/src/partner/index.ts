export { partnerDisclosure } from './partner'
export type { PartnerDisclosure } from './partner'
export { partnerFirm, partnerName } from './partner-firm'
export type { DayHours, PartnerFirm, Weekday } from './partner-firm'
