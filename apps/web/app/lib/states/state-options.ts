import { stateNames } from '@dst/domain/exchange-facts'
import type { StateCode } from '@dst/domain/parameters'

/** The states as choices, by their names. */
export const stateOptions = (Object.keys(stateNames) as StateCode[])
  .map((value) => ({ value, label: stateNames[value] }))
  .toSorted((one, other) => one.label.localeCompare(other.label))
