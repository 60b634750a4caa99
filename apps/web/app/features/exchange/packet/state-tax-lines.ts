import type { FileTax } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import type { StateFigures } from '@dst/domain/parameters/states'
import { stateReviewDays } from '@dst/domain/parameters/states/review-days'
import { leftOf, type StateShare, type StateTable, type StateTaxEstimate } from '@dst/domain/state-tax'
import { longDate } from '@dst/domain/wording'
import { kindSentence } from '~/lib/states/figures-kind.ts'
import { amountRange } from '../states/amount-range.ts'
import type { PacketLine } from './packet-line.ts'

type Range = NonNullable<FileTax['stateTax']['range']>

/**
 * What each state takes of the sales after credit and with local tax, with how sure its figures are and when they were
 * last checked; nothing where the state tax comes from elsewhere. While the state of residence is open, what it may add
 * is one line, whichever state that is.
 */
export function stateTaxLines({ stateTax: { range }, figuresOf }: FileTax, figures: StateTable): readonly PacketLine[] {
  if (range === undefined) return []
  const { lowest, highest, open } = range
  const isHomeOpen = open.includes('home')
  const named = isHomeOpen ? lowest.states.map(({ state }) => state) : statesOf(lowest, highest)
  const others = highest.states.filter(({ state }) => !named.includes(state))
  return [
    ...named.map((state) => ({
      what: `${figures[state].name}${whose(state, highest, isHomeOpen)}`,
      law: lawOf(figures[state], figuresOf),
      value: amountRange(...endsOf(state, lowest, highest)),
      from: 'computed' as const,
    })),
    ...(isHomeOpen && others.length > 0 ? [homeLine(others)] : []),
    ...marginLines(range),
    {
      what: 'State and local tax together',
      law: 'State law',
      value: amountRange(range.low, range.high),
      from: 'computed',
    },
  ]
}

function statesOf(lowest: StateTaxEstimate, highest: StateTaxEstimate): readonly StateCode[] {
  return [...new Set([...lowest.states, ...highest.states].map(({ state }) => state))]
}

function whose(state: StateCode, { states }: StateTaxEstimate, isHomeOpen: boolean): string {
  if (isHomeOpen) return ', where the property is'
  return states.some((share) => share.state === state && share.role === 'home')
    ? ', where you live'
    : ', where the property is'
}

function endsOf(state: StateCode, lowest: StateTaxEstimate, highest: StateTaxEstimate): readonly [number, number] {
  const [one, other] = [lowest, highest].map(({ states }) => sumOf(states.filter((share) => share.state === state)))
  return [Math.min(one ?? 0, other ?? 0), Math.max(one ?? 0, other ?? 0)]
}

function sumOf(shares: readonly StateShare[]): number {
  return shares.reduce((sum, share) => sum + leftOf(share), 0)
}

function homeLine(others: readonly StateShare[]): PacketLine {
  return {
    what: 'The state where you live, which is not entered',
    law: 'State law. At the most, by the state that would add the most.',
    value: amountRange(0, sumOf(others)),
    from: 'missing',
  }
}

/** How much the ends lie beyond the figures, where these are not final. */
function marginLines({ low, high, lowest, highest }: Range): readonly PacketLine[] {
  const [less, more] = [low - lowest.total, high - highest.total]
  if (less > -0.5 && more < 0.5) return []
  return [
    {
      what: 'Less or more, as not all figures are final',
      law: 'State law',
      value: amountRange(less, more),
      from: 'computed',
    },
  ]
}

function lawOf({ code, income, years }: StateFigures, year: number): string {
  const kind = years[year]?.kind
  return [
    'State law.',
    ...(income === 'none' ? ['No income tax.'] : []),
    ...(income === 'gain-not-taxed' ? ['Its income tax does not reach the gain.'] : []),
    ...(kind === undefined ? [] : [kindSentence(kind, year)]),
    `Checked on ${longDate(stateReviewDays[code])}.`,
  ].join(' ')
}
