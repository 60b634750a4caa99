import type { ExchangeInputs } from '@dst/domain/calculator'

/** What is entered into the calculator of the home page: the inputs of the engine, and where the property is. */
export interface SaleInputs extends ExchangeInputs {
  /** The state of the property by its two letters; no figure of the engine depends on it. */
  readonly state?: string | undefined
}
