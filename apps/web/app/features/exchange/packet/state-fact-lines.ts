import { formatUsd } from '@dst/domain/calculator'
import { stateNames } from '@dst/domain/exchange-facts'
import type { ExchangeFile, FileTax, Sale, TaxGap } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import type { Result } from '@dst/domain/result'
import type { OpenFact, StateTable } from '@dst/domain/state-tax'
import { longMonth } from '@dst/domain/wording'
import { shareOf } from '../money/state-how.ts'
import { entered, needed, type PacketLine } from './packet-line.ts'

const law = 'State law'
const yes = (holds: boolean) => (holds ? 'Yes' : 'No')

/** Where the taxpayer lives. Its place only in a state that has some, a district's rate only where it is asked for. */
export function residenceLines({ taxpayer }: ExchangeFile, figures?: StateTable): readonly PacketLine[] {
  const { residence, place, localRate, movesThisYear } = taxpayer
  const home = residence && figures?.[residence]
  return [
    entered({ what: 'State where you live', law }, residence, {
      shown: (state) => stateNames[state],
      assumed: 'Not entered: the state of the property counts, and your own may add to it',
    }),
    ...(home?.places === undefined
      ? []
      : [
          entered({ what: 'County or city there', law }, placeName(figures, residence, place), {
            shown: String,
            assumed: 'None with a tax of its own',
          }),
        ]),
    ...(home?.localRateTyped === undefined
      ? []
      : [
          entered({ what: 'Rate of the school district there', law }, localRate, {
            shown: shareOf,
            assumed: shareOf(0),
          }),
        ]),
    ...given({ what: 'Moves to another state this year', law }, movesThisYear, yes),
  ]
}

/** The state tax by the CPA, which stands in place of ours. */
export function cpaStateLine({ income }: ExchangeFile): PacketLine {
  return entered({ what: 'State tax of the sale, as the CPA has it', law }, income.cpaStateTax, {
    shown: formatUsd,
    assumed: 'Not entered',
  })
}

/** What states ask about a sale: each fact once it is entered, or as missing while the tax depends on it. */
export function stateFactLines(sale: Sale, tax: Result<FileTax, TaxGap>, figures?: StateTable): readonly PacketLine[] {
  const open = tax.ok ? (tax.value.stateTax.range?.open ?? []) : []
  const isOpen = (...facts: readonly OpenFact[]) => facts.some((fact) => open.includes(fact))
  const { heldSince, usedAsHome, isBusiness, place, state } = sale
  return [
    ...asked({ what: 'Held since, to the state', law }, heldSince as Month | undefined, {
      isOpen: isOpen('heldMonths', 'boughtAfter2011'),
      shown: longMonth,
    }),
    ...asked({ what: 'Ever used as a home of yours', law }, usedAsHome, { isOpen: isOpen('usedAsHome'), shown: yes }),
    ...asked({ what: 'A business to the state', law }, isBusiness, { isOpen: isOpen('isBusiness'), shown: yes }),
    ...given({ what: 'County or city of the property', law }, placeName(figures, state, place), String),
  ]
}

type Month = `${number}-${number}`
type Line = Pick<PacketLine, 'what' | 'law'>

function given<Value>(line: Line, value: Value | undefined, shown: (value: Value) => string): readonly PacketLine[] {
  return value === undefined ? [] : [needed(line, value, shown)]
}

function asked<Value>(
  line: Line,
  value: Value | undefined,
  { isOpen, shown }: { readonly isOpen: boolean; readonly shown: (value: Value) => string },
): readonly PacketLine[] {
  return value === undefined && !isOpen ? [] : [needed(line, value, shown)]
}

/** The name of a place, by the figures of its state. */
function placeName(figures?: StateTable, state?: StateCode, place?: string): string | undefined {
  return state && figures?.[state].places?.find(({ id }) => id === place)?.name
}
