import type { FileDates } from '@dst/domain/exchange-file'
import { describeRunning } from '@dst/domain/exchange-file/running'
import { exchangeFileIn } from '~/features/exchange/store/device-exchange.ts'
import { storedText } from '~/features/exchange/store/stored-exchange.ts'

/** The dates of the exchange that this device keeps; undefined where it has none, or no closing. */
export function datesOnDevice(now: string): FileDates | undefined {
  const file = exchangeFileIn(storedText())
  const dates = file === undefined ? undefined : describeRunning(file, now).dates
  return dates?.ok === true ? dates.value : undefined
}
