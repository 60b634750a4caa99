import { stateSourceOf, type ExchangeFile } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import type { StateTable } from '@dst/domain/state-tax'

/**
 * What each state of a sold property that keeps a claim to gain exchanged out of it does, as long as what is bought is
 * not known to lie there too. None where no state does.
 */
export function clawBackSentences(file: ExchangeFile, figures: StateTable): readonly string[] {
  const states = new Set(file.sales.flatMap(({ state }) => state ?? []))
  const isCounted = stateSourceOf(file).by !== 'none'
  return [...states].flatMap((state) => {
    const { name, clawBack } = figures[state]
    if (clawBack === undefined || isBoughtIn(state, file)) return []
    const claim = clawBack.certain
      ? `${name} keeps its claim to gain that you exchange into property elsewhere` +
        `${clawBack.form === undefined ? '' : `: form ${clawBack.form} is due every year`}.`
      : `${name} is reported to keep a claim to gain that you exchange into property elsewhere, which was not read ` +
        'in its law; no yearly form is known.'
    const counted = isCounted ? 'A sale at the end counts this tax as a part of the tax put off. ' : ''
    return [
      `${claim} ${counted}The state of the new property can tax that gain too, and whether the two give credit to ` +
        'each other was not read: ask your CPA.',
    ]
  })
}

/** Whether everything that may be bought is known to lie in a state; a backup that was not bought decides nothing. */
function isBoughtIn(state: StateCode, { purchases }: ExchangeFile): boolean {
  const bought = purchases.filter(({ wanted, closedOn }) => wanted !== 'backup' || closedOn !== undefined)
  return bought.length > 0 && bought.every((purchase) => purchase.state === state)
}
