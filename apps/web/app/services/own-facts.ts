import { factsOf, readExchangeFile } from '@dst/domain/exchange-file'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { exchangeFileKey } from './exchange-file-key.ts'

/** What the exchange file of this device knows. Import it only once there is one: it brings all engines. */
export function ownFacts(today: string): ExchangeFacts {
  try {
    const file = readExchangeFile(JSON.parse(globalThis.localStorage.getItem(exchangeFileKey) ?? 'null'))
    return file === undefined ? {} : factsOf(file, today)
  } catch {
    return {}
  }
}
