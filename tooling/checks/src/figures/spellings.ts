import type { WrittenParameter } from './parameters.ts'

const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Parameters whose unit does not imply their wording. */
const ownWording: Readonly<Record<string, (value: string) => string>> = {
  dstInvestorCap: (value) => `(?<![\\d$,-])${value}(?![\\d,])`,
  tenantsInCommonCap: (value) => `\\b${value} (?:co-)?owners`,
  questionnaireStepCount: (value) => `\\b${value}(?: short steps|-step (?:questionnaire|investor))`,
  minimumHold: (value) => `\\babout ${value} years`,
  disqualifiedAgentYears: (value) => `\\bthe ${value} years before`,
  relatedPartyYears: (value) => `\\bproperty for ${value} years`,
  opportunityFundWindow: (value) => `\\b${value} days .*opportunity`,
  opportunityDeferral: (value) => `\\bopportunity .*${value} years`,
  opportunityHold: (value) => `\\bopportunity .*${value} years`,
  withholdingCertificateDays: (value) => `\\bcertificate .*${value} days`,
  cashNeededYears: (value) => `\\b(?:need|leaves|cash) .*within ${value} years`,
}

/** The calculator's initial values are examples, and other examples use the same round amounts. */
export const examples = new Set(['exchangeDefaults', 'lifecycleExample'])

/** How texts would state a parameter's figure: one pattern per wording, none if it has no clear wording. */
export function spellingsOf({ name, unit, value }: WrittenParameter): RegExp[] {
  if (examples.has(name)) return []
  const noun = nouns[unit]
  const words = ownWording[name]
  if (words !== undefined) return typeof value === 'number' ? [new RegExp(words(spoken(value)), 'i')] : []
  if (Array.isArray(value)) return unit === 'text' ? [pattern(value.join(', ').replace(/, ([^,]+)$/, ' or $1'))] : []
  if (unit === 'text') return typeof value === 'string' ? [pattern(value)] : []
  const numbers = typeof value === 'number' ? [value] : []
  return [
    ...numbers.flatMap((each) => single(each, unit, noun)),
    ...rangesIn(value).flatMap((each) => range(each, unit, noun)),
  ]
}

const nouns: Readonly<Record<string, string>> = {
  characters: 'characters?',
  days: '(?:business |calendar )?days?',
  digits: 'digits?',
  hours: 'h(?:ou)?rs?',
  minutes: 'minutes?',
  seconds: 'seconds?',
  years: 'years?',
}

function single(value: number, unit: string, noun: string | undefined): RegExp[] {
  if (unit === 'USD') return value < 1000 ? [] : [...money(value)].map(pattern)
  if (unit === 'share') return Number.isInteger(Math.round(value * 1000) / 10) ? [] : [pattern(percent(value))]
  if (unit === 'year') return [new RegExp(`\\btax year ${value}\\b`)]
  if (noun === undefined) return []
  const ways = [new RegExp(`\\b${spoken(value)}[- ]?${noun}(?!\\w)`, 'i')]
  return unit === 'days' ? [...ways, new RegExp(`\\bday ${value}\\b`, 'i')] : ways
}

function range({ from, to }: Range, unit: string, noun: string | undefined): RegExp[] {
  if (unit === 'USD') return [new RegExp(`${escaped(dollars(from))}(?: to | and |-|–)${escaped(dollars(to))}`)]
  const between = '(?: to | and | or |-|–)'
  if (unit === 'share') return [new RegExp(`(?<![\\d.])${percent(from)}${between}${percent(to)}`)]
  if (unit === 'percent') return [new RegExp(`(?<![\\d.])${from}%?${between}${to}%`)]
  return noun === undefined ? [] : [new RegExp(`\\b${spoken(from)}${between}${spoken(to)}[- ]?${noun}(?!\\w)`, 'i')]
}

interface Range {
  from: number
  to: number
}

function rangesIn(value: unknown): Range[] {
  if (typeof value !== 'object' || value === null) return []
  const { from, to } = value as { from?: unknown; to?: unknown }
  return typeof from === 'number' && typeof to === 'number' ? [{ from, to }] : Object.values(value).flatMap(rangesIn)
}

function* money(value: number): Generator<string> {
  yield dollars(value)
  if (value >= 1_000_000) yield `$${value / 1_000_000} million`
}

function spoken(value: number): string {
  return smallNumbers[value] === undefined ? escaped(String(value)) : `(?:${value}|${smallNumbers[value]})`
}

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const escaped = (text: string) => text.replace(/[$.()]/g, String.raw`\$&`)
const pattern = (text: string) => new RegExp(`(?<![\\w.])${escaped(text)}(?![\\w]|,\\d)`)
