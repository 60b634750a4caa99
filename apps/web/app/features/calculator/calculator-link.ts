import type { ExchangeInputs } from '@dst/domain/calculator'
import { fragmentOf } from './inputs-in-hash'

/** The address at which these inputs show the same result; what follows its `#` never reaches a server. */
export function calculatorLink(inputs: ExchangeInputs): string {
  const { origin, pathname } = window.location
  return origin + pathname + fragmentOf(inputs)
}
