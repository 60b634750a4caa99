import type { ExchangeFile, FileComparison } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import type { OpenFact } from '@dst/domain/state-tax'
import type { FieldPath } from '../store/edits.ts'

/** The one question that tells most about state tax, and the field in which it is answered. */
export interface StateQuestion {
  /** What stands before it. */
  readonly text: string
  /** The question itself, which is the text of its link. */
  readonly link: string
  readonly path: FieldPath
}

type FactOfSale = Exclude<OpenFact, 'home'>

const settles = 'This settles it:'

/** The question for a comparison whose verdict depends on state tax; undefined for every other. */
export function stateQuestion(file: ExchangeFile, compared: FileComparison): StateQuestion | undefined {
  if (compared.verdict.rule !== 11) return undefined
  const range = compared.tax.estimated?.stateTax.range
  const open = asked.find((fact) => range?.open.includes(fact) === true)
  if (open === undefined) {
    return { text: settles, link: 'Your CPA’s number for state tax', path: 'income.cpaStateTax' }
  }
  const isAlone = range?.open.length === 1 && range.kinds.every(({ kind }) => kind === 'published')
  const text = open !== 'home' && isAlone ? settles : 'Answer this first:'
  if (open === 'home') return { text, link: 'In which state do you live?', path: 'taxpayer.residence' }
  const at = saleAsked(file, compared, open)
  return { text, link: questions[open], path: pathOf(file, open, at) }
}

/** In the order in which they are asked. */
const asked = ['home', 'heldMonths', 'boughtAfter2011', 'usedAsHome', 'isBusiness'] as const satisfies OpenFact[]

const questions = {
  heldMonths: 'Since when have you owned it?',
  boughtAfter2011: 'Was it bought after 2011?',
  usedAsHome: 'Was it ever your home?',
  isBusiness: 'Does renting it out count as a business in Ohio?',
} as const satisfies Record<FactOfSale, string>

/** The states whose rules ask for a fact of property there. */
const asking = {
  heldMonths: ['OK', 'VT'],
  boughtAfter2011: ['AZ'],
  usedAsHome: ['VT'],
  isBusiness: ['OH'],
} as const satisfies Record<FactOfSale, readonly StateCode[]>

/** The place of the sale that a question is about: one without the fact, best in a state that asks for it. */
function saleAsked({ sales }: ExchangeFile, { tax }: FileComparison, fact: FactOfSale): number {
  // Its properties are the sales that have a price, in their order.
  const priced = sales.flatMap(({ price }, at) => (price === undefined ? [] : [at]))
  const missing = (tax.estimated?.properties ?? []).flatMap(({ inState }, index) =>
    inState === undefined || inState[fact] !== undefined ? [] : [{ at: priced[index] ?? 0, state: inState.state }],
  )
  const states: readonly StateCode[] = asking[fact]
  // A state of residence can ask for it wherever the property lies.
  return (missing.find(({ state }) => states.includes(state)) ?? missing[0])?.at ?? 0
}

function pathOf({ sales }: ExchangeFile, fact: FactOfSale, at: number): FieldPath {
  if (fact === 'usedAsHome' || fact === 'isBusiness') return `sales.${at}.${fact}`
  return sales[at]?.placedInService === undefined ? `sales.${at}.placedInService` : `sales.${at}.heldSince`
}
