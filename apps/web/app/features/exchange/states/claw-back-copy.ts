import type { ExchangeFile } from '@dst/domain/exchange-file'
import type { StateFigures } from '@dst/domain/parameters/states'
import type { StateTable } from '@dst/domain/state-tax'
import { placeAtStart } from '~/features/states/state-words.ts'
import { statesSold } from './closing-copy.ts'

/** What states keep a claim to after an exchange; nothing where all that is bought lies in the state of the sale. */
export function clawBackSentences(file: ExchangeFile, figures: StateTable): readonly string[] {
  return statesSold(file).flatMap((code) => {
    const { purchases } = file
    const staysThere = purchases.length > 0 && purchases.every(({ state }) => state === code)
    return staysThere ? [] : sentencesOf(figures[code])
  })
}

function sentencesOf(state: StateFigures): readonly string[] {
  const { clawBack } = state
  if (clawBack === undefined) return []
  const name = placeAtStart(state)
  if (!clawBack.certain) {
    return [
      `${name} is reported to tax gain that was exchanged into property elsewhere at the later sale, also of people ` +
        'who live elsewhere. No yearly form is known: ask a CPA there.',
    ]
  }
  return [
    `${name} keeps its claim to gain that is exchanged into property elsewhere: form ${clawBack.form ?? ''} is due ` +
      'every year until that gain is taxed.',
  ]
}
