export { exchangeDates } from './exchange-dates.ts'
export type { ExchangeDates, ExchangeDatesInputs, Extension } from './exchange-dates.ts'
export type { Disaster, PostponedDates } from './disaster-relief.ts'
export type { TaxpayerKind } from '../parameters/return-due-dates.ts'
