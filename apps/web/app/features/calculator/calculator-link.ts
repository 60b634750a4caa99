import { fragmentOf } from './inputs-in-hash.ts'
import type { SaleInputs } from './sale-inputs.ts'

/** The URL that shows the same result for these inputs; its fragment is never sent to a server. */
export function calculatorLink(inputs: SaleInputs): string {
  const { origin, pathname } = window.location
  return origin + pathname + fragmentOf(inputs)
}
