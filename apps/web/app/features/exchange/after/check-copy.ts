import type { ExchangeFile, FileCheck, FileForm } from '@dst/domain/exchange-file'
import { identificationWindow } from '@dst/domain/parameters/deadlines'

/** What of the entries contradicts something else, in a sentence beside the field. */
export function checkSentence(code: FileCheck['code'], { sales }: ExchangeFile): string {
  return sentences[code](sales.length > 1)
}

const sentences = {
  'closed-before-sale': (several) =>
    `By its date it closed before ${several ? 'your first sale' : 'your sale'}: a reverse exchange is not ` +
    'computed here.',
  'closed-after-end': () => 'By its date it closed after the exchange had ended: it is no part of it.',
  'identified-late': () =>
    `It was named after day ${identificationWindow}, the last day to name. Check the day: named late, it is ` +
    'usually no part of the exchange.',
  'parts-above-cost': () =>
    'The parts add up to more than you paid for it with its improvements. Check their costs, or add the improvements ' +
    'under Money.',
  'not-real-above-value': () =>
    'What isn’t real property is more than the whole is worth: no more than that is counted.',
  'service-after-sale': () =>
    'It came into use after the sale. Check the month: until then, the part counts as nothing.',
  'depreciation-too-small': () =>
    'More was written off faster than in all. Enter the whole depreciation so far under Money: it includes both.',
  'depreciation-below-allowable': () =>
    'By our count more could have been written off by the sale. What could have been lowers the basis even where it ' +
    'wasn’t taken: check the depreciation and the share of land under Money, or ask your CPA.',
} as const satisfies Record<FileCheck['code'], (several: boolean) => string>

/** Said where a CPA's figure stands among lines that no longer follow from each other. */
export function unbalancedSentence(lines: FileForm['unbalanced']): string {
  const names = lines.map((line) => `line ${line} is no longer ${follows[line]}`)
  return `With these figures, ${names.join('; ')}. Type the other lines of your CPA as well, or ask which one differs.`
}

const follows = {
  17: 'the sum of lines 15 and 16',
  19: 'line 17 less line 18',
  23: 'the sum of lines 21 and 22',
  24: 'line 19 less line 23',
  25: 'lines 18 and 23 less line 15',
} as const satisfies Record<FileForm['unbalanced'][number], string>
