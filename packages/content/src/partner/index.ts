export { partnerDisclosure } from './partner'
export type { PartnerDisclosure } from './partner'
