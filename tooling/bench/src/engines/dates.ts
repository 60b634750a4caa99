import { exchangeDates, type ExchangeDatesInputs } from '@dst/domain/exchange-dates'
import { dayOf, textOf } from './calendar.ts'
import { contestOf } from './contest.ts'
import { datesFloor } from './dates-floor.ts'
import type { Random } from './random.ts'

/** The deadlines of an exchange. */
export const dates = contestOf({
  name: 'exchangeDates',
  inputOf,
  engine: exchangeDates,
  floor: datesFloor,
  figuresOf: (found) => found,
})

function inputOf({ whole, chance, pick }: Random): ExchangeDatesInputs {
  const sold = whole(dayOf(2020, 1, 1), dayOf(2032, 12, 31))
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
