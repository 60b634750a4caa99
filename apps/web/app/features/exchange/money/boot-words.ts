import { formatUsd } from '@dst/domain/calculator'
import type { FileMoney } from '@dst/domain/exchange-file'

/** One line of the table of what is taxed now. */
export interface BootRow {
  readonly heading: string
  readonly amount: string
  readonly why: string
}

/** What is known about the boot: what depends on the gain is left out until the gain is known. */
export function bootRows({ check, gainKnown, taxOnBoot }: FileMoney, cpaTax?: number): readonly BootRow[] {
  const boot: BootRow = { heading: 'Boot', amount: formatUsd(check.boot), why: bootReason(check) }
  if (!gainKnown) return [boot]
  const { gain, taxedNow, deferred, newBasis } = check
  return [
    boot,
    { heading: 'Gain taxed now', amount: formatUsd(taxedNow), why: taxedReason(check) },
    {
      heading: 'Tax on it',
      amount: taxRange(taxOnBoot),
      why:
        taxedNow > 0
          ? 'From what it costs if it is all growth in value to what it costs if depreciation comes first.' +
            (cpaTax === undefined ? '' : " By our estimate: your CPA's number is for the whole sale.")
          : 'Nothing is taxed now.',
    },
    gain < 0
      ? { heading: 'Loss put off', amount: formatUsd(-deferred), why: 'It stays in the new property.' }
      : { heading: 'Gain deferred', amount: formatUsd(deferred), why: 'The gain less what is taxed now.' },
    {
      heading: 'New basis',
      amount: formatUsd(newBasis),
      why: gain < 0 ? 'What you buy, plus the loss that you put off.' : 'What you buy, less the gain that you defer.',
    },
  ]
}

/** A range of tax as one text. */
export function taxRange(range: FileMoney['taxOnBoot']): string {
  if (range === undefined) return 'Not known yet'
  const [low, high] = [formatUsd(range.low), formatUsd(range.high)]
  return low === high ? low : `${low} to ${high}`
}

function bootReason({ cashTaken, debtShort, boot }: FileMoney['check']): string {
  if (boot === 0) return 'All cash is spent, and all debt is replaced.'
  const parts = [
    cashTaken > 0 ? `${formatUsd(cashTaken)} of cash that you keep` : undefined,
    debtShort > 0 ? `${formatUsd(debtShort)} of debt that nothing replaces` : undefined,
  ]
  return `${parts.filter((part) => part !== undefined).join(', and ')}.`
}

function taxedReason({ gain, boot }: FileMoney['check']): string {
  if (gain <= 0) return 'There is no gain to tax.'
  if (boot === 0) return 'Without boot, nothing is taxed now.'
  return boot >= gain
    ? `The boot is as large as the gain of ${formatUsd(gain)} or larger: all of it is taxed, and nothing is deferred.`
    : `The boot, as it is smaller than the gain of ${formatUsd(gain)}.`
}
