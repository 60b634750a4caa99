import { formatUsd } from '@dst/domain/calculator'
import type { FileWriteOff, WriteOffGap } from '@dst/domain/exchange-file'
import { dwellingRentShare } from '@dst/domain/parameters'
import { percentOf } from '@dst/domain/calculator-explanation'

type Layers = FileWriteOff['continued']['replacements'][number]['layers']
type PropertyAfter = FileWriteOff['continued']['replacements'][number]

/** One year of the write-off, both ways and as chosen, in US dollars. */
export interface WriteOffYear {
  readonly year: number
  /** What goes on from the old property, and what is new. */
  readonly old: number
  readonly added: number
  readonly continued: number
  readonly asNew: number
  /** Each property in the way chosen for it. */
  readonly chosen: number
}

/** The write-off of some years, both ways and as chosen. */
export interface WriteOffTable {
  readonly years: readonly WriteOffYear[]
  readonly total: Omit<WriteOffYear, 'year'>
  /** To the end. */
  readonly whole: Pick<WriteOffYear, 'continued' | 'asNew' | 'chosen'>
}

/** The years from the first on, of one property or of all. */
export function writeOffTable(writeOff: FileWriteOff, years: number, index?: number): WriteOffTable {
  const properties =
    index === undefined ? writeOff.properties : writeOff.properties.filter((one) => one.index === index)
  const listed = Array.from({ length: years }, (_, later) => yearOf(writeOff.firstYear + later, properties))
  return {
    years: listed,
    total: {
      old: sum(listed, ({ old }) => old),
      added: sum(listed, ({ added }) => added),
      continued: sum(listed, (year) => year.continued),
      asNew: sum(listed, (year) => year.asNew),
      chosen: sum(listed, (year) => year.chosen),
    },
    whole: {
      continued: sum(properties, ({ continued }) => wholeOf(continued)),
      asNew: sum(properties, ({ asNew }) => wholeOf(asNew)),
      chosen: sum(properties, ({ chosen }) => wholeOf(chosen)),
    },
  }
}

function yearOf(year: number, properties: FileWriteOff['properties']): WriteOffYear {
  const old = sum(properties, ({ continued }) => ofPart(continued.layers, 'carried', year))
  const added = sum(properties, ({ continued }) => ofPart(continued.layers, 'new', year))
  return {
    year,
    old,
    added,
    continued: cents(old + added),
    asNew: sum(properties, ({ asNew }) => asNew.byYear[year] ?? 0),
    chosen: sum(properties, ({ chosen }) => chosen.byYear[year] ?? 0),
  }
}

function ofPart(layers: Layers, part: 'carried' | 'new', year: number): number {
  return sum(
    layers.filter((layer) => layer.part === part),
    ({ byYear }) => byYear[year] ?? 0,
  )
}

function wholeOf({ byYear }: PropertyAfter): number {
  return sum(Object.values(byYear), (amount) => amount)
}

function sum<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return cents(items.reduce((total, item) => total + amountOf(item), 0))
}

function cents(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** An amount with its cents, as the return's schedules have it. */
export function usdCents(amount: number): string {
  const [dollars = '', decimals = ''] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}${formatUsd(Number(dollars))}.${decimals}`
}

/** Why a write-off isn't computed. */
export const writeOffGaps = {
  'parts-missing':
    'What you sold came from an earlier exchange: what is left of it is never guessed. Enter its parts, with what is ' +
    'left of each and over how many months.',
  'no-real-property': 'Nothing that you received is real property: no basis goes to it, and nothing is written off.',
  'service-too-early': 'Property in service before 1987 is written off under an older system: not computed here.',
  'service-after-sale': 'A part came into use after the sale. Check its month.',
  'months-used-up':
    'The months of a part are used up, and basis of it is left. How that goes on is not computed here: ask your CPA.',
  'purchase-before-sale': 'A purchase before the sale is a reverse exchange: its write-off is not computed here.',
  'at-once-with-election':
    'Land improvements are written off at once only where the old basis goes on. Take one of the two choices back.',
  'at-once-too-early':
    'Land improvements of a property bought that early can’t be written off at once. Take the choice back.',
} as const satisfies Record<WriteOffGap, string>

/** What counts as residential, beside the choice. */
export const residentialHint =
  `Usually residential if at least ${percentOf(dwellingRentShare)} of its rent comes from dwelling units. ` +
  'The letter of a trust says it.'
