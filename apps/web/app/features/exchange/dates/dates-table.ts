import type { TaxpayerKind } from '@dst/domain/exchange-dates'
import type { ExchangeFile, FileDates } from '@dst/domain/exchange-file'
import { exchangeWindow, identificationWindow } from '@dst/domain/parameters/deadlines'
import { weekdayDate } from '@dst/domain/wording'
import { movedDays } from './date-facts.ts'
import { kindLabels, movedBy } from './dates-copy.ts'

/** What the dates are counted with. */
export interface Counted {
  readonly kind: TaxpayerKind
  readonly fiscalYearEnd: string
  readonly extension: NonNullable<ExchangeFile['deadlines']['extension']>
  /** How many sales have a closing date. */
  readonly closings: number
}

/** What the dates of a file are counted with. */
export function countedOf({ taxpayer, deadlines, sales }: ExchangeFile): Counted {
  const { kind = 'individual', fiscalYearEnd = '12-31' } = taxpayer
  const closings = sales.filter(({ closing }) => closing !== undefined).length
  return { kind, fiscalYearEnd, extension: deadlines.extension ?? 'none', closings }
}

/** What ends, when, and the law and the assumption behind it. */
export const tableColumns = ['What', 'Date', 'Section of law and assumption'] as const

/** The dates of a file as rows. */
export function tableRows(dates: FileDates, counted: Counted): { heading: string; cells: [string, string] }[] {
  const { closing, identification, full, dueDate, extendedDueDate, end, endIfExtended } = dates
  const row = (heading: string, day: FileDates['end'], law: string) => ({
    heading,
    cells: [weekdayDate(day), law] satisfies [string, string],
  })
  const { law, extensionLaw, form } = returnLaw[counted.kind]
  const moves = movedDays(dates)
  const unless = (isMoved: boolean) => (isMoved ? ', without the notice' : '')
  return [
    row('Closing: day 0', closing, closingMessage(counted.closings)),
    row(
      `Last day to name property${unless(moves.naming)}`,
      identification,
      `26 U.S.C. 1031(a)(3)(A). Day ${identificationWindow}, to midnight.`,
    ),
    row(`Day ${exchangeWindow}`, full, '26 U.S.C. 1031(a)(3)(B)(i).'),
    row('Return due', dueDate, `26 U.S.C. 1031(a)(3)(B)(ii), ${law}. ${filerLabel(counted)}`),
    row(
      'Return due when extended',
      extendedDueDate,
      `26 U.S.C. 6081, ${extensionLaw}. Only if ${form} was filed in time.`,
    ),
    row(
      `Last day to close${unless(moves.closing)}`,
      end,
      `The earlier of day ${exchangeWindow} and the due date. ${extensionCopy[counted.extension]}`,
    ),
    ...(end === endIfExtended
      ? []
      : [
          row(
            `Last day to close, once extended${unless(dates.lastDays.endIfExtended !== endIfExtended)}`,
            endIfExtended,
            'The same with the extended due date.',
          ),
        ]),
    ...postponedRows(dates),
  ]
}

/** How each date was counted, with the person's own. */
export function countedLines(dates: FileDates, counted: Counted): string[] {
  const { closing, identification, full, dueDate, extendedDueDate, end, daysLost } = dates
  const due = counted.extension === 'filed' ? extendedDueDate : dueDate
  return [
    `${weekdayDate(closing)} + ${identificationWindow} days = ${weekdayDate(identification)}`,
    `${weekdayDate(closing)} + ${exchangeWindow} days = ${weekdayDate(full)}`,
    `Return due: ${weekdayDate(dueDate)}. With an extension that was filed: ${weekdayDate(extendedDueDate)}`,
    `The earlier of ${weekdayDate(full)} and ${weekdayDate(due)} = ${weekdayDate(end)}`,
    `Days of the ${exchangeWindow} that the return takes away: ${daysLost}`,
  ]
}

/** What an IRS notice after a disaster makes of both days; undefined when none is counted. */
export function disasterMessage(dates: FileDates): string | undefined {
  const { section6, section17, lastDays, identification, end } = dates
  if (section6 === undefined && section17 === undefined) return undefined
  const moved = movedBy(lastDays)
  if (moved === undefined) return 'This notice moves neither of your two days.'
  const [named, closed] = [weekdayDate(identification), weekdayDate(end)]
  const moves = movedDays(dates)
  if (!moves.closing) return `${moved} Only the last day to name property moves: without the notice it is ${named}.`
  if (!moves.naming) return `${moved} Only the last day to close moves: without the notice it is ${closed}.`
  return `${moved} Without the notice the two days are ${named} and ${closed}.`
}

const extensionCopy = {
  none: 'No extension is counted.',
  planned: 'The extension is planned, so it does not count yet.',
  filed: 'Your extension is counted.',
} as const

const returnLaw: Readonly<Record<TaxpayerKind, { law: string; extensionLaw: string; form: string }>> = {
  individual: { law: '6072(a)', extensionLaw: '26 CFR 1.6081-4', form: 'Form 4868' },
  'trust-or-estate': { law: '6072(a)', extensionLaw: '26 CFR 1.6081-6', form: 'Form 7004' },
  'c-corporation': { law: '6072(a)', extensionLaw: '26 CFR 1.6081-3', form: 'Form 7004' },
  partnership: { law: '6072(b)', extensionLaw: '26 CFR 1.6081-2', form: 'Form 7004' },
  's-corporation': { law: '6072(b)', extensionLaw: '26 CFR 1.6081-3', form: 'Form 7004' },
}

function filerLabel({ kind, fiscalYearEnd }: Counted): string {
  return `${kindLabels[kind]}; the tax year ends on ${yearEndMessage(fiscalYearEnd)}.`
}

/** "December 31" for "12-31"; February, whose last day varies, by its name. */
export function yearEndMessage(end: string): string {
  if (end === '02-28') return 'the last day of February'
  return new Date(`2001-${end}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

function closingMessage(closings: number): string {
  return closings > 1
    ? `26 CFR 1.1031(k)-1(b)(2)(iii). The first of your ${closings} closings counts for both periods.`
    : '26 CFR 1.1031(k)-1(b)(2).'
}

function postponedRows({ section6, section17, lastDays }: FileDates): { heading: string; cells: [string, string] }[] {
  return [
    { name: 6, dates: section6 },
    { name: 17, dates: section17 },
  ].flatMap(({ name, dates }) =>
    dates === undefined
      ? []
      : [
          {
            heading: `After the disaster: section ${name}${lastDays.moved?.section === name ? ', counted here' : ''}`,
            cells: [
              `${weekdayDate(dates.identification)} to name, ${weekdayDate(dates.end)} to close`,
              `Rev. Proc. 2018-58, section ${name}. Ask your intermediary in writing before you rely on this.`,
            ] satisfies [string, string],
          },
        ],
  )
}
