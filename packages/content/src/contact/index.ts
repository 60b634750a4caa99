export { contactStats } from './contact-stats.ts'
export type { StatCard } from './contact-stats.ts'
