import type { BoughtAfter, AfterExchange, ExchangeFile } from '@dst/domain/exchange-file'
import type { TaxpayerKind } from '@dst/domain/parameters'
import { isFormOf } from '@dst/domain/form-8824'
import { listed, longDate, weekdayDate } from '@dst/domain/wording'
import { formYear } from './form-lines.ts'

/** Which return the form belongs to, and what has to be filed for it. */
export function returnSentences(exchange: AfterExchange, after: BoughtAfter): readonly string[] {
  const { years } = after.form
  const [year, ...later] = years
  return [
    ...belongsTo(after),
    ...extensionSentence(exchange),
    ...(later.length === 0
      ? []
      : [`With a related party, it goes with the returns for ${listed(later.map(String), 'and')} as well.`]),
    ...(year === undefined || isFormOf(year)
      ? []
      : [`These are the lines of the form for ${formYear}: the one for ${year} may differ. Check each line there.`]),
    ...filerSentence(exchange.file),
  ]
}

function belongsTo({ form, purchases }: BoughtAfter): readonly string[] {
  const [year] = form.years
  const isLater = purchases.some(({ placed }) => !placed.startsWith(String(year)))
  const both = form.lines.line12 > 0 && form.amounts.otherReceivedValue > 0
  return [
    `The form belongs to the return for ${year}${isLater ? ', even for what you received in the next year' : ''}.`,
    ...(both
      ? [
          'With furniture on both sides, lines 12 to 18 usually stay empty on the form: these figures go on a ' +
            'statement in their place.',
        ]
      : []),
  ]
}

/** What has to be filed so that the exchange doesn't end with the plain due date of the return. */
export function extensionSentence({ dates, file, progress, today }: AfterExchange): readonly string[] {
  if (!dates.ok) return ['Without the closing of your sale, its return and its dates are not known.']
  const { lastDays, dueDate } = dates.value
  if (file.deadlines.extension === 'filed') {
    const { extendedDueDate } = dates.value
    return [`An extension is filed: the return ${isDue(extendedDueDate, today)} on ${weekdayDate(extendedDueDate)}.`]
  }
  if (lastDays.endIfExtended === lastDays.end || progress.stage === 'complete') {
    return [`The return ${isDue(dueDate, today)} on ${weekdayDate(dueDate)}, without an extension.`]
  }
  const form = extensionForms[file.taxpayer.kind ?? 'individual']
  return today <= lastDays.end
    ? [`File an extension (${form}) by ${longDate(lastDays.end)}. Otherwise the exchange ends on that day.`]
    : [
        `The exchange ended on ${longDate(lastDays.end)}, when the return was due, unless an extension (${form}) had ` +
          'been filed by then: enter it under Dates.',
      ]
}

function isDue(day: string, today: string): string {
  return day < today ? 'was due' : 'is due'
}

const extensionForms = {
  individual: 'Form 4868',
  'trust-or-estate': 'Form 7004',
  partnership: 'Form 7004',
  's-corporation': 'Form 7004',
  'c-corporation': 'Form 7004',
} as const satisfies Record<TaxpayerKind, string>

function filerSentence({ taxpayer: { kind } }: ExchangeFile): readonly string[] {
  if (kind === 'partnership') return ['The partnership files it, and its owners do not.']
  if (kind === 's-corporation') return ['The corporation files it, and its owners do not.']
  return []
}
