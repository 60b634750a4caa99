import type { Brackets } from './by-filing.ts'

interface LocalTaxpayers {
  readonly name: string
  /** Part of it that people who live elsewhere pay on property there; 0 where they pay nothing. */
  readonly nonresidentShare: 0 | 0.5 | 1
}

/** A tax by brackets on the state's taxable income. */
export interface BracketedLocalTax extends LocalTaxpayers {
  readonly on: 'taxable'
  readonly brackets: Brackets
  /** What takes the place of `brackets` from a tax year on. */
  readonly laterBrackets?: { readonly since: number; readonly brackets: Brackets }
}

/** A tax at one rate on the tax of the state, or on income. */
export interface RatedLocalTax extends LocalTaxpayers {
  readonly on: 'stateTax' | 'income'
  readonly rate: number
}

/** A tax of a county, a city or a district on the gain of who lives there, or owns there. Rates as shares of 1. */
export type LocalTax = BracketedLocalTax | RatedLocalTax

/** A place whose taxes reach the gain. */
export interface LocalPlace {
  /** Unique within the state. */
  readonly id: string
  readonly name: string
  readonly taxes: readonly LocalTax[]
  /** Whether the figures were not read in a source of the place. */
  readonly unverified?: true
}
