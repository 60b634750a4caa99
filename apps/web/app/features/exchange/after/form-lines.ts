import { formatUsd } from '@dst/domain/calculator'
import type { BoughtAfter, CountedLines, ExchangeFile, FileForm, FormDay } from '@dst/domain/exchange-file'
import { exchangeForm } from '@dst/domain/parameters'
import { weekdayDate } from '@dst/domain/wording'
import { candidateName } from '../list/candidate-name.ts'
import { saleName } from '../sale-name.ts'

/** Where the value of a line comes from. */
export type LineOrigin = 'you' | 'your CPA' | 'default' | 'computed' | 'missing' | 'by hand'

/** One line of the worksheet. */
export interface FormLine {
  readonly number: string
  readonly what: string
  readonly value: string
  /** Our own figure, where the CPA's stands in its place. */
  readonly ours?: string
  readonly from: LineOrigin
  /** How it comes about, with the section behind it. */
  readonly why: string
}

const usd = formatUsd

/** The lines of the form with the figures of the file, in the order of the form. */
export function formLines(file: ExchangeFile, after: BoughtAfter): readonly FormLine[] {
  return [...dayLines(file, after), ...relatedLines(file), ...givenLines(after.form), ...amountLines(file, after)]
}

function dayLines(file: ExchangeFile, { form: { days }, purchases, sold, isForecast }: BoughtAfter): FormLine[] {
  const several = sold.sales.length > 1
  return [
    {
      number: '1',
      what: 'What you gave up: address and kind',
      value: sold.sales
        .map((sale) =>
          saleName(
            sale,
            file.sales.findIndex(({ id }) => id === sale.id),
          ),
        )
        .join('; '),
      from: 'by hand',
      why: several
        ? '“See attached statement”: the statement below names each. Real property; outside the US, with its country.'
        : 'The full address and the kind of property are for you to write. Real property alone (26 U.S.C. 1031(a)).',
    },
    {
      number: '2',
      what: 'What you received: address and kind',
      value: purchases.map(({ purchase, index }) => candidateName(purchase, index)).join('; '),
      from: 'by hand',
      why: 'For a trust, the address of its property and your share in it.',
    },
    dayLine('3', 'When you had acquired what you gave up', days.acquired, 'The day on which you bought it.'),
    dayLine('4', 'When you gave it up', days.given, 'The closing of your sale, the first of several.'),
    dayLine(
      '5',
      'When what you received was identified in writing',
      days.identified,
      'The day of your notice. What you received within the time to name counts as identified on that day.',
    ),
    dayLine(
      '6',
      'When you received it',
      days.received,
      isForecast ? 'Once it has closed. The last of several counts.' : 'The closing. The last of several counts.',
    ),
  ]
}

function dayLine(number: string, what: string, day: FormDay, why: string): FormLine {
  if (day === undefined) return { number, what, value: 'Not entered', from: 'missing', why }
  return { number, what, value: day === 'various' ? 'Various' : weekdayDate(day), from: 'you', why }
}

/** Who is related. */
export const relatedHint =
  'Brothers, sisters, spouse, parents, grandparents, children, grandchildren, or a business that one of you controls.'

function relatedLines({ settlement: { relatedParty } }: ExchangeFile): FormLine[] {
  const law = '26 U.S.C. 1031(f).'
  const seven: FormLine = {
    number: '7',
    what: 'Was the other side related to you?',
    value: relatedParty === undefined ? 'Not entered' : relatedParty ? 'Yes' : 'No',
    from: relatedParty === undefined ? 'missing' : 'you',
    why: `${relatedHint} ${law}`,
  }
  const rest = { number: '8–11', what: 'About a related party', why: law }
  if (relatedParty === undefined) return [seven, { ...rest, value: 'Waits for line 7', from: 'missing' }]
  if (!relatedParty) return [seven, { ...rest, value: 'Left empty', from: 'computed' }]
  return [
    seven,
    {
      number: '8',
      what: 'Name, address and relation',
      value: 'To be written',
      from: 'by hand',
      why: 'Of the related party, with its tax number.',
    },
    {
      number: '9, 10',
      what: 'Disposed of since, by them or by you?',
      value: 'To be answered',
      from: 'by hand',
      why: `Within two years, for each of the two returns as well. ${law}`,
    },
    {
      number: '11',
      what: 'If so, why it is excused',
      value: 'To be answered',
      from: 'by hand',
      why: 'A: a death. B: an involuntary conversion. C: no tax was to be avoided; attach why.',
    },
  ]
}

function givenLines({ amounts, lines }: FileForm): FormLine[] {
  if (amounts.otherGivenValue === 0 && amounts.otherGivenBasis === 0) {
    return [
      {
        number: '12–14',
        what: 'What you gave up that isn’t real property',
        value: 'Go to line 15',
        from: 'default',
        why: 'No furniture was entered as sold with it.',
      },
    ]
  }
  const why = 'Furniture and the like is reported as a sale of its own, usually on Form 4797.'
  return [
    line('12', 'Its value', lines.line12, why),
    line('13', 'Its basis', lines.line13, why),
    line('14', 'Gain or loss on it', lines.line14, `${usd(lines.line12)} less ${usd(lines.line13)}. ${why}`),
  ]
}

function amountLines(file: ExchangeFile, after: BoughtAfter): FormLine[] {
  const { form } = after
  const { lines, amounts } = form
  const { line15Parts: boot, line18Parts: basis } = lines
  const at = counted(file, form)
  return [
    at(
      15,
      'Cash, other property and net debt received',
      `${usd(boot.cash)} of cash + ${usd(boot.otherProperty)} of other property + ${usd(boot.netDebt)} of debt not ` +
        `replaced − ${usd(boot.costs)} of costs. 26 U.S.C. 1031(b); 26 CFR 1.1031(d)-2.`,
    ),
    {
      number: '15a',
      what: 'What that other property is',
      value: amounts.otherReceivedValue > 0 ? 'To be written' : 'Nothing',
      from: amounts.otherReceivedValue > 0 ? 'by hand' : 'computed',
      why: 'Furniture, equipment, or what your adviser says isn’t real property.',
    },
    at(16, 'Value of the real property received', 'What you invested and your share of the loan, less other property.'),
    at(17, 'All that you received', `${usd(lines.line15)} + ${usd(lines.line16)}.`),
    at(
      18,
      'Basis of what you gave up, and what you paid',
      `${usd(basis.basis)} of basis + ${usd(basis.costs)} of costs beyond line 15 + ${usd(basis.netPaid)} of new ` +
        'debt and cash beyond the old debt. 26 U.S.C. 1031(d).',
    ),
    at(19, form.counted.line19 < 0 ? 'Loss' : 'Gain', gainCheck(after)),
    at(20, 'Gain up to line 15', 'The smaller of lines 15 and 19, never below zero. 26 U.S.C. 1031(b).'),
    at(
      21,
      'Recapture at ordinary rates',
      lines.line21 > 0
        ? 'What was written off faster, as far as the gain and what else was received reach. ' +
            '26 U.S.C. 1245(b)(4), 1250(d)(4).'
        : 'None for a building written off evenly. 26 U.S.C. 1245(b)(4), 1250(d)(4).',
      form.destination.line21,
    ),
    at(22, 'The rest of line 20', whyLine22(after), form.counted.line22 > 0 ? form.destination.line22 : undefined),
    at(23, 'Taxed now', 'Lines 21 and 22.'),
    at(24, form.counted.line24 < 0 ? 'Loss put off' : 'Gain put off', 'Line 19 less line 23. 26 U.S.C. 1031(a), (c).'),
    at(25, 'Basis of what you received', 'Lines 18 and 23, less line 15; the same as line 16 less line 24.'),
    line(
      '25a',
      'Of it, section 1250 property',
      form.counted.line25 - lines.line25b - lines.line25c,
      'Building and land: land has no line of its own.',
    ),
    line('25b', 'Of it, section 1245 property', lines.line25b, 'Equipment that counts as real property: none here.'),
    line('25c', 'Of it, intangible property', lines.line25c, 'None here.'),
  ]
}

function whyLine22({ gainByYear, unspent }: BoughtAfter): string {
  const why = 'Line 20 less line 21, never below zero.'
  const isOpen = !gainByYear.computed && unspent?.inLaterYears === true
  return isOpen ? `${why} Part of it may belong on Form 6252: ask your CPA.` : why
}

/** The gain again, from the sale alone: both have to agree. */
function gainCheck({ form: { amounts, lines }, sold }: BoughtAfter): string {
  const { exchangeExpenses, otherGivenValue } = amounts
  const price = sold.sales.reduce((sum, sale) => sum + sale.price, 0)
  const check = Math.round(price - otherGivenValue - exchangeExpenses - sold.adjustedBasis)
  const furniture = otherGivenValue > 0 ? ` − furniture ${usd(otherGivenValue)}` : ''
  const sum =
    `Line 17 less line 18. Check: price ${usd(price)}${furniture} − costs ${usd(exchangeExpenses)} − basis ` +
    `${usd(sold.adjustedBasis)} = ${usd(check)}`
  return check === lines.line19 ? `${sum}.` : `${sum}, but for rounding.`
}

function line(number: string, what: string, amount: number, why: string): FormLine {
  return { number, what, value: usd(amount), from: 'computed', why }
}

type LineNumber = 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25

/** Makes lines whose figure can be the CPA's. */
function counted({ cpaForm }: ExchangeFile, { counted: figures, lines }: FileForm) {
  return (number: LineNumber, what: string, why: string, to?: string): FormLine => {
    const name: keyof CountedLines = `line${number}`
    const known = { number: String(number), what, why: to === undefined ? why : `${why} To ${to}.` }
    return cpaForm[name] === undefined
      ? { ...known, value: usd(figures[name]), from: 'computed' }
      : { ...known, value: usd(figures[name]), ours: usd(lines[name]), from: 'your CPA' }
  }
}

/** The year of the form whose lines these are. */
export const formYear: number = exchangeForm.taxYear
