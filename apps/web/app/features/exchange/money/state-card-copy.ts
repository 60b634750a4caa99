import type { ExchangeFile } from '@dst/domain/exchange-file'

/** What stands until a state of residence is chosen. */
export function residenceHint({ taxpayer, income }: ExchangeFile): string {
  if (taxpayer.residence !== undefined) return 'On the day of the sale.'
  return income.highestStateRate === true
    ? 'Until it is chosen, this file counts the highest rate of the state of the property, as it did when you began it.'
    : 'On the day of the sale. Until it is chosen, the state of the property counts, and yours may add to it.'
}

/** What the state's figures are replaced by. */
export const cpaStateTaxHint = 'With local taxes. Typed here, it stands in place of our figures of the states.'

/** The rate stands in place of the figures until it is cleared. */
export function stateRateHint({ taxpayer, income }: ExchangeFile): string {
  if (taxpayer.kind === 'c-corporation')
    return 'The rates that we have are those of people: the state’s tax on corporations is not included until entered.'
  return income.stateRate === undefined
    ? 'Only if you want one rate in place of the figures of the states.'
    : 'This rate stands in place of the figures of the states. Clear it to use those.'
}

/** What the rate of a school district is taken of. */
export function districtHint(base: 'stateTax' | 'taxable'): string {
  return base === 'stateTax'
    ? 'Its surtax, as a part of the state’s tax. None until entered.'
    : 'Only with a traditional tax base. None until entered.'
}
