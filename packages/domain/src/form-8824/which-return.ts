import { checkAmount, checkInputs } from '../engine-inputs/checked-inputs.ts'
import { exchangeForm, gainDestinations } from '../parameters/after-closing.ts'
import { relatedPartyYears } from '../parameters/exchange-parties.ts'

/** What decides where the gain goes. */
export interface TaxedGain {
  /** Whether the property given up was held for more than a year. */
  readonly heldOverAYear: boolean
  /** Whether it was bare land held for investment, and no rental. */
  readonly landOnly: boolean
  /** Whether the money comes in a later year, so that the gain is reported then. */
  readonly inLaterYears: boolean
  /** In US dollars. */
  readonly line21: number
}

/** The forms and lines that lines 21 and 22 are carried to, e.g. "Form 4797, line 5". */
export interface GainDestination {
  /** Missing where the line is 0. */
  readonly line21?: string
  readonly line22: string
}

/**
 * Where lines 21 and 22 go. Recapture belongs to the year of the sale even if the money comes later. Throws a
 * RangeError that begins with `line21` when that is no amount.
 * @source parameter `gainDestinations`; 26 U.S.C. 453(i)
 */
export function formDestination(gain: TaxedGain): GainDestination {
  checkInputs('gain', gain)
  const { heldOverAYear, landOnly, inLaterYears, line21 } = gain
  checkAmount('line21', line21)
  const { recapture, laterYears, ...byProperty } = gainDestinations
  const property = `${landOnly ? 'land' : 'rental'}${heldOverAYear ? 'OverAYear' : 'UpToAYear'}` as const
  return { ...(line21 > 0 ? { line21: recapture } : {}), line22: inLaterYears ? laterYears : byProperty[property] }
}

/**
 * The tax years whose returns have the form: that of the sale, and after an exchange with a related party the next ones
 * too.
 * @source 26 U.S.C. 1031(f)(1); parameter `relatedPartyYears`
 */
export function yearsOfForm(saleYear: number, relatedParty: boolean): number[] {
  return Array.from({ length: 1 + (relatedParty ? relatedPartyYears : 0) }, (_, later) => saleYear + later)
}

/** Whether the lines were read on the form of that tax year, and not on an earlier one. */
export function isFormOf(taxYear: number): boolean {
  return taxYear === exchangeForm.taxYear
}
