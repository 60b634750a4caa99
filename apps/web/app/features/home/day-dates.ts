import { exchangeDates } from '@dst/domain/exchange-dates'
import type { FileDates } from '@dst/domain/exchange-file'
import { shortDate } from '@dst/domain/wording'
import { today } from '~/lib/time/today.ts'
import { parseStored, storedText } from '~/features/exchange/store/stored-exchange.ts'

/** The real dates of the line of days. Each fits on one line, for which its place is reserved. */
export interface DayDates {
  closing: string
  identification: string
  /** Two dates where the tax return is due before day 180. */
  end: string
}

const yearLength = ', 2026'.length

/** The dates of the exchange that this device keeps, else of a sale that closes today. Rejects what can't be loaded. */
export async function dayDates(now = today()): Promise<DayDates> {
  const own = await ownDates(now)
  const closing = own?.closing ?? now
  if (own?.lastDays.moved !== undefined) return movedDates(own)
  const { identification, full, end } =
    own ?? exchangeDates({ closings: [closing], taxpayer: 'individual', extension: 'none' })
  return {
    closing: own === undefined ? 'if today' : shortDate(own.closing),
    identification: shortDate(identification),
    end: end < full ? `${shortDate(end).slice(0, -yearLength)} or ${shortDate(full)}` : shortDate(full),
  }
}

/** The engines of the file are loaded for whoever has one. */
async function ownDates(now: string): Promise<FileDates | undefined> {
  if (parseStored(storedText()).file === undefined) return undefined
  const { datesOnDevice } = await import('./dates-on-device.ts')
  return datesOnDevice(now)
}

/** The days that hold after a disaster, each told to be moved where it is. */
function movedDates({ closing, identification, end, lastDays }: FileDates): DayDates {
  const marked = (day: FileDates['end'], unmoved: FileDates['end']) =>
    `${shortDate(day)}${day === unmoved ? '' : ', moved'}`
  return {
    closing: shortDate(closing),
    identification: marked(lastDays.identification, identification),
    end: marked(lastDays.end, end),
  }
}
