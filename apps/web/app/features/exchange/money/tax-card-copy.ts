import { mustTypeDepreciation, type ExchangeFile, type Sale } from '@dst/domain/exchange-file'
import { realEstateHours } from '@dst/domain/parameters'

/** Whose gain is no investment income: the status alone is not enough. */
export const professionalHint =
  'By the tests of section 469(c)(7), and at work in your rentals for more than ' +
  `${realEstateHours} hours a year, or otherwise in business. Then the gain is generally no investment income.`

type Kind = ExchangeFile['taxpayer']['kind']

/** What stands in for a card that is skipped. */
export interface SkippedCopy {
  readonly filer: string
  readonly depreciation: string
  readonly costs: string
  readonly state: string
}

/** What stands in for the cards; `costs` are the selling costs that are assumed. */
export function skippedCopy({ taxpayer }: ExchangeFile, sale: Sale | undefined, costs: string): SkippedCopy {
  const mustBeTyped = sale !== undefined && mustTypeDepreciation(sale)
  return {
    filer: filerLabel(taxpayer.kind),
    depreciation: mustBeTyped
      ? 'nothing: this depreciation can’t be computed, and has to be entered.'
      : 'straight-line depreciation by whole months.',
    costs: `${costs} for commissions, title and transfer taxes, and no cash taken.`,
    state: 'state tax is not included.',
  }
}

function filerLabel(kind: Kind): string {
  if (kind === 'c-corporation') return 'a C corporation, whose rate depends on no other income.'
  if (kind === 'partnership' || kind === 's-corporation') return 'an owner and a spouse who file jointly.'
  return 'you and your spouse file jointly.'
}

/** Of a partnership or an S corporation, people are its owners. */
export function filingLabel(kind: Kind): string {
  return kind === 'partnership' || kind === 's-corporation' ? 'How the owner files' : 'How you file'
}

/** What the depreciation of a property is, all years together. */
export function depreciationHint(sale: Sale | undefined): string {
  return (sale?.priorDeferredGain ?? 0) > 0
    ? 'Since you got this property, all years together. Older depreciation is in the gain that you deferred.'
    : 'From your return or your CPA, all years together.'
}
