import type { FileTax } from '@dst/domain/exchange-file'
import type { StateFigures } from '@dst/domain/parameters/states'
import { leftOf, type OpenFact, type StateTable } from '@dst/domain/state-tax'
import { listed } from '@dst/domain/wording'
import { kindSentence } from '~/lib/states/figures-kind.ts'
import { placeAtStart, placeName } from '~/lib/states/state-words.ts'
import { amountRange } from './amount-range.ts'

type Range = NonNullable<FileTax['stateTax']['range']>

/** What one state takes, at the least and at the most, before the margin for figures that are not final. */
export interface StateLine {
  readonly state: StateFigures
  readonly role: 'home' | 'property'
  readonly low: number
  readonly high: number
  /** What is credited for the tax of another state. */
  readonly credit: number
  /** Of it, to places of the state. */
  readonly local: number
}

/** What each state takes: those of the properties first. While that of residence is open, that of a property stands. */
export function stateLines({ lowest, highest, open }: Range, figures: StateTable): readonly StateLine[] {
  const isHomeOpen = open.includes('home')
  return lowest.states.map((share) => {
    const most = highest.states.find(({ state }) => state === share.state)
    const [one, other] = [leftOf(share), isHomeOpen || most === undefined ? leftOf(share) : leftOf(most)]
    return {
      state: figures[share.state],
      role: share.role,
      low: Math.min(one, other),
      high: Math.max(one, other),
      credit: share.credit,
      local: share.local.reduce((sum, { tax }) => sum + tax, 0),
    }
  })
}

/** How the state tax comes about, a sentence a state. */
export function stateSentences(range: Range, figures: StateTable): readonly string[] {
  const lines = stateLines(range, figures)
  const isShared = lines.length > 1
  return [
    ...lines.map((line) => (isShared ? sharedSentence(line, lines) : aloneSentence(line))),
    ...(range.open.includes('home') ? ['The state where you live may add to it.'] : []),
  ]
}

function aloneSentence(line: StateLine): string {
  const { state, high } = line
  const untaxed = untaxedSentence(state)
  if (untaxed !== undefined) return untaxed
  if (high < 0.5) return `${placeAtStart(state)} takes nothing of this gain.`
  return `By the rates of ${placeName(state)}, on top of other income.${ofIt(line)}`
}

function sharedSentence(line: StateLine, lines: readonly StateLine[]): string {
  const { state, role, low, high, credit } = line
  const name = placeAtStart(state)
  const untaxed = untaxedSentence(state)
  if (untaxed !== undefined) return untaxed
  const amount = amountRange(low, high)
  if (role === 'property') {
    const given = credit > 0.5 ? ', after credit for the tax of the state where you live' : ''
    return high < 0.5 ? `${name} takes nothing.` : `${name} taxes the sale first: about ${amount}${given}.`
  }
  const others = lines.flatMap((each) => (each.role === 'property' && each.high > 0.5 ? [placeName(each.state)] : []))
  if (credit > 0.5 && others.length > 0) {
    const took = `${name} credits what ${others.length === 1 ? others.join('') : listed(others, 'and')} took`
    return high < 0.5 ? `${took}, and adds nothing.` : `${took}; about ${amount} remain.${ofIt(line)}`
  }
  return high < 0.5 ? `${name} adds nothing.` : `${name} takes about ${amount}.${ofIt(line)}`
}

function untaxedSentence(state: StateFigures): string | undefined {
  if (state.income === 'none') return `${placeAtStart(state)} has no income tax.`
  return state.income === 'gain-not-taxed' ? `${placeAtStart(state)} does not tax such a gain.` : undefined
}

function ofIt({ local }: StateLine): string {
  return local > 0.5 ? ` Of it about ${amountRange(local, local)} is tax of the county or city.` : ''
}

/** How sure the figures are, a sentence for each state whose are not final; one for all where they are. */
export function kindSentences({ kinds }: Range, year: number, figures: StateTable): readonly string[] {
  const unsure = kinds.filter(({ kind }) => kind !== 'published')
  if (unsure.length === 0) return kinds.length === 0 ? [] : [kindSentence('published', year)]
  return unsure.map(({ state, kind }) => `${placeAtStart(figures[state])}: ${lowerFirst(kindSentence(kind, year))}`)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What is said of a state tax beside its amount: on what it depends, and how sure its figures are. */
export function stateNotesOf({ stateTax, figuresOf }: FileTax, figures: StateTable | undefined): readonly string[] {
  const { range } = stateTax
  if (range === undefined || figures === undefined) return []
  const isOpen = Math.round(range.high) > Math.round(range.low)
  return [...(isOpen ? openSentences(range) : []), ...kindSentences(range, figuresOf, figures)]
}

/** On what the state tax depends, as long as it isn't entered. */
export function openSentences({ open }: Range): readonly string[] {
  return open.map((fact) => opened[fact])
}

const opened = {
  home: 'State tax depends on where you live: choose the state.',
  heldMonths: 'State tax depends on how long you have held the property: enter since when it counts.',
  boughtAfter2011: 'State tax depends on whether the property was bought after 2011.',
  usedAsHome: 'State tax depends on whether the property was ever your home.',
  isBusiness: 'State tax depends on whether renting it out is a business to Ohio.',
} as const satisfies Record<OpenFact, string>
