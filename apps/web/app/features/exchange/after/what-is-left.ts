import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, AfterExchange, ExchangeFile } from '@dst/domain/exchange-file'
import { listed, longDate, weekdayDate } from '@dst/domain/wording'
import { paths } from '~/paths.ts'
import { candidateName } from '../list/candidate-name.ts'
import { formLines } from './form-lines.ts'
import { extensionSentence } from './return-copy.ts'
import { usdCents } from './write-off-rows.ts'

/** Something that is left to do, and where. */
export interface Task {
  readonly what: string
  readonly text: string
  readonly link?: { readonly label: string; readonly to: string }
}

/** What is left to do once everything is received, in the order of its days. */
export function tasksOf(exchange: AfterExchange, after: BoughtAfter): readonly Task[] {
  const { form, unspent, purchases } = after
  const [year, ...later] = form.years
  const owing = unspent !== undefined && unspent.payments.some(({ id }) => id === undefined)
  const buyingYears = [...new Set(purchases.map(({ placed }) => placed.slice(0, 'yyyy'.length)))]
  const missing = missingLines(exchange.file, after)
  return [
    { what: 'The return', text: extensionSentence(exchange).join(' ') },
    ...(owing
      ? [
          {
            what: 'Your money',
            text: `Ask the intermediary for what is left of it, from ${weekdayDate(unspent.rightFrom)} on.`,
          },
        ]
      : []),
    {
      what: `Form 8824, with the return for ${year}`,
      text:
        'The lines are below. Give this page, both closing statements and the notice to your CPA.' +
        (missing === undefined ? '' : ` Still missing: ${missing}.`),
      link: { label: 'Print the packet', to: paths.exchangePacket },
    },
    {
      what: `Form 4562, with the ${returnsFor(buyingYears)}`,
      text:
        'Decide for each property how the old basis is written off. An election is made there, by the due date with ' +
        'extensions, and can usually not be undone.',
    },
    ...(form.destination.line22 === 'Form 6252'
      ? [
          {
            what: 'Form 6252',
            text:
              `For the gain of money that came in a later year: with the return for ${year}, and with that for each ` +
              'year in which money came.',
          },
        ]
      : []),
    ...(later.length === 0
      ? []
      : [
          {
            what: 'Form 8824 again',
            text: `A related party: with the returns for ${listed(later.map(String), 'and')}.`,
          },
        ]),
    {
      what: 'The states',
      text: stateText(exchange),
      link: { label: 'What each state asks for', to: paths.states },
    },
    { what: 'Each year', text: 'Enter the letter of a trust when it comes: the taxable share follows from it below.' },
  ]
}

/** The lines of the form that still lack an entry, in words; undefined when none does. */
function missingLines(file: ExchangeFile, after: BoughtAfter): string | undefined {
  const numbers = formLines(file, after).flatMap(({ number, from }) =>
    from === 'missing' && /^\d+$/.test(number) ? [number] : [],
  )
  if (numbers.length === 0) return undefined
  return numbers.length === 1 ? `line ${numbers[0]}` : `lines ${listed(numbers, 'and')}`
}

function returnsFor(years: readonly string[]): string {
  return years.length === 1 ? `return for ${years[0]}` : `returns for ${listed(years, 'and')}`
}

/** States that want a form of their own for property exchanged out of them. */
const stateForms = {
  CA: 'California: Form FTB 3840 for property exchanged into another state, with this return and each later one.',
  OR: 'Oregon: Form OR-24, with the return for the exchange.',
} as const

function stateText({ file: { sales } }: AfterExchange): string {
  const states = [...new Set(sales.flatMap(({ state }) => state ?? []))]
  const known = states.flatMap((state) => (state in stateForms ? [stateForms[state as keyof typeof stateForms]] : []))
  const others =
    'A state that keeps its claim to the gain, or does not follow the federal exchange, has forms of its own.'
  return [...known, others].join(' ')
}

/** What was decided and what came of it, as pairs of words. */
export function decidedOf(exchange: AfterExchange, after: BoughtAfter) {
  const { counted } = after.form
  const { file, progress } = exchange
  const writeOff = after.writeOff.ok ? after.writeOff.value.properties : []
  return [
    {
      term: 'Sold',
      description: after.sold.sales.map(({ price, closing }) => soldWords(price, closing)).join('; '),
    },
    {
      term: 'Received',
      description: progress.received
        .map((purchase) => {
          const name = candidateName(purchase, file.purchases.indexOf(purchase))
          return purchase.closedOn === undefined ? name : `${name}, ${dayWords(purchase.closedOn)}`
        })
        .join('; '),
    },
    { term: 'Taxed', description: formatUsd(counted.line23) },
    { term: counted.line24 < 0 ? 'Loss put off' : 'Gain put off', description: formatUsd(Math.abs(counted.line24)) },
    { term: 'New basis', description: formatUsd(counted.line25) },
    ...writeOff.map(({ index, chosen }) => {
      const purchase = file.purchases[index]
      const isNew = purchase?.writeOff === 'new'
      return {
        term: `Write-off of ${purchase === undefined ? 'a property' : candidateName(purchase, index)}`,
        description: isNew
          ? `${usdCents(chosen.new)} on a new schedule`
          : `${usdCents(chosen.carried)} on the old schedule, ${usdCents(chosen.new)} on a new one`,
      }
    }),
  ]
}

function soldWords(price: number, closing: string | undefined): string {
  return closing === undefined ? formatUsd(price) : `${formatUsd(price)}, ${dayWords(closing)}`
}

function dayWords(day: string): string {
  return longDate(day as Parameters<typeof longDate>[0])
}
