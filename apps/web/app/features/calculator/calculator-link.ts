import type { ExchangeInputs } from '@dst/domain/calculator'
import { fragmentOf } from './inputs-in-hash.ts'

/** The URL that shows the same result for these inputs; its fragment is never sent to a server. */
export function calculatorLink(inputs: ExchangeInputs): string {
  const { origin, pathname } = window.location
  return origin + pathname + fragmentOf(inputs)
}
