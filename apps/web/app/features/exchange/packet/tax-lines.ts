import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import type { StateTable } from '@dst/domain/state-tax'
import { taxRows } from '../money/tax-copy.ts'
import { computed, type PacketLine } from './packet-line.ts'

/** How the gain comes about; nothing before the tax can be estimated. */
export function gainLines({ estimate }: FileTax): readonly PacketLine[] {
  const { amountRealized, adjustedBasis, depreciation, gain, unrecapturedGain } = estimate
  return [
    computed('Amount realized: price less selling costs', '26 U.S.C. 1001(b)', amountRealized),
    computed('Written off, all properties', '26 U.S.C. 1016(a)(2)', depreciation),
    computed('Basis: paid and improved, less what was written off or deferred', '26 U.S.C. 1011, 1016', adjustedBasis),
    computed(gain < 0 ? 'Loss' : 'Gain', '26 U.S.C. 1001(a), (c)', gain),
    ...(unrecapturedGain > 0 ? [computed('Of it, from depreciation', '26 U.S.C. 1(h)(6)', unrecapturedGain)] : []),
  ]
}

const laws: Readonly<Record<string, string>> = {
  'Federal income tax': '26 U.S.C. 1(h).',
  'Net investment income tax': '26 U.S.C. 1411.',
  'Alternative minimum tax': '26 U.S.C. 55.',
  'State tax': 'State law.',
}

/**
 * The parts of the estimate and its total. The CPA's number stands beside our total where one was typed back, also
 * when there is no estimate of ours.
 */
export function taxLines(
  file: ExchangeFile,
  tax: Result<FileTax, TaxGap>,
  figures?: StateTable,
): readonly PacketLine[] {
  const { cpaTax } = file.income
  const cpa = cpaTax === undefined ? {} : { cpa: formatUsd(cpaTax) }
  const total = 'All taxes of the sale, our estimate'
  if (!tax.ok) return [{ what: total, law: '', value: 'Not known yet', from: 'missing', ...cpa }]
  const corporate = file.taxpayer.kind === 'c-corporation'
  return taxRows(file, tax.value, figures).map(({ heading, amount, how }) =>
    heading === 'Total'
      ? { what: total, law: how, value: amount, from: 'computed', ...cpa }
      : {
          what: heading,
          law: `${corporate && heading === 'Federal income tax' ? '26 U.S.C. 11(b).' : laws[heading]} ${how}`,
          value: amount,
          from: 'computed',
        },
  )
}
