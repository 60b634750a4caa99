import { assumedYearsInUse } from '../parameters/exchange-file.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { pricedSales } from './sale-figures.ts'
import { soldOn } from './sold-of.ts'

/** A file in which every sale has a month of use, and the months that nobody has entered, as yyyy-mm, each once. */
export interface AssumedService {
  readonly file: ExchangeFile
  /** The sales whose month was assumed. */
  readonly sales: ReadonlySet<string>
  readonly since: readonly string[]
}

/**
 * The file with a month in which each property came into use, for comparing: where none was entered, some years before
 * the month in which it is sold.
 * @source parameter `assumedYearsInUse`
 */
export function withAssumedService(file: ExchangeFile, today: PlainDate): AssumedService {
  const assumed = new Map(
    soldOn(pricedSales(file.sales), today).flatMap(({ id, placedInService, sold }) =>
      placedInService === undefined ? [[id, yearsBefore(sold)] as const] : [],
    ),
  )
  const sales = file.sales.map((sale) => {
    const placedInService = assumed.get(sale.id)
    return placedInService === undefined ? sale : { ...sale, placedInService }
  })
  return { file: { ...file, sales }, sales: new Set(assumed.keys()), since: [...new Set(assumed.values())] }
}

/** `month` is yyyy-mm. */
function yearsBefore(month: string): string {
  return `${Number(month.slice(0, 4)) - assumedYearsInUse}${month.slice(4)}`
}
