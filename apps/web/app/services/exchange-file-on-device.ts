import { readExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { parseStored } from './exchange-on-device.ts'

/** The exchange file in what this device has stored; undefined without one, or where it can't be read. */
export function exchangeFileIn(text: string | null | undefined): ExchangeFile | undefined {
  return readExchangeFile(parseStored(text).file)
}
