import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'

/** A tax that only the CPA's number tells, in words. */
interface CpaAlone {
  readonly amount: string
  /** What a sale would add. */
  readonly sentence: string
  /** Why there is no estimate beside it. */
  readonly note: string
}

/** The CPA's number for a trust or an estate, whose tax is not estimated; undefined in every other case. */
export function cpaAlone(file: ExchangeFile, tax: Result<FileTax, TaxGap>): CpaAlone | undefined {
  const { cpaTax } = file.income
  if (tax.ok || tax.error.code !== 'trust-not-computed' || cpaTax === undefined) return undefined
  const change = cpaTax < 0 ? `lower taxes by ${formatUsd(-cpaTax)}` : `add ${formatUsd(cpaTax)} of taxes`
  return {
    amount: formatUsd(cpaTax),
    sentence: `By the number of your CPA, a sale would ${change}.`,
    note:
      'The tax of a trust or an estate is not estimated here: its brackets are its own. The number of your CPA ' +
      'stands for it, here and in the comparison.',
  }
}
