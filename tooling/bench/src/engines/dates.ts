import { exchangeDates, type ExchangeDatesInputs } from '@dst/domain/exchange-dates'
import { engineOf } from './engine.ts'
import type { Random } from './random.ts'

/** The deadlines of an exchange. */
export const dates = engineOf({
  name: 'exchangeDates',
  inputOf,
  call: exchangeDates,
})

const firstDay = Date.UTC(2020, 0, 1)
const millisecondsPerDay = 86_400_000
const daysOfYears = 13 * 365

function inputOf({ whole, chance, pick }: Random): ExchangeDatesInputs {
  const sold = whole(0, daysOfYears)
  const inputs: ExchangeDatesInputs = {
    closings: Array.from({ length: pick([1, 1, 1, 2, 3]) }, () => textOf(sold + whole(0, 30))),
    taxpayer: pick(['individual', 'trust-or-estate', 'c-corporation', 'partnership', 's-corporation']),
    ...(chance(0.5) ? { fiscalYearEnd: pick(['12-31', '03-31', '06-30', '09-30', '02-28', '02-29']) } : {}),
    extension: pick(['none', 'planned', 'filed']),
  }
  if (chance(0.8)) return inputs
  const began = sold + whole(-30, 200)
  const disaster = { affected: chance(0.6), hardship: chance(0.5) }
  return {
    ...inputs,
    disaster: { ...disaster, disasterDate: textOf(began), postponementDate: textOf(began + whole(0, 200)) },
  }
}

function textOf(day: number): string {
  return new Date(firstDay + day * millisecondsPerDay).toISOString().slice(0, 'yyyy-mm-dd'.length)
}
