import { formatUsd } from '@dst/domain/calculator'
import type { FileMoney } from '@dst/domain/exchange-file'
import { listed } from '@dst/domain/wording'

/** One line of the table of what is taxed now. */
export interface BootRow {
  readonly heading: string
  readonly amount: string
  readonly why: string
}

interface ReportedBoot {
  /** The CPA's number for the whole sale. */
  readonly cpaTax?: number | undefined
  /** Whether the exchange is over: then it is told what was kept and what was not replaced. */
  readonly isFinished?: boolean
}

/** What is known about the boot: what depends on the gain is left out until the gain is known. */
export function bootRows(money: FileMoney, { cpaTax, isFinished = false }: ReportedBoot = {}): readonly BootRow[] {
  const { check, gainKnown, taxOnBoot } = money
  const boot: BootRow = { heading: 'Boot', amount: formatUsd(check.boot), why: bootReason(money, isFinished) }
  if (!gainKnown) return [boot]
  const { gain, taxedNow, deferred, newBasis } = check
  return [
    boot,
    { heading: 'Gain taxed now', amount: formatUsd(taxedNow), why: taxedReason(check) },
    {
      heading: 'Tax on it',
      amount: taxRange(taxOnBoot),
      why: taxedNow > 0 ? rangeReason(taxOnBoot, cpaTax) : 'Nothing is taxed now.',
    },
    gain < 0
      ? { heading: 'Loss put off', amount: formatUsd(-deferred), why: 'It stays in the new property.' }
      : { heading: 'Gain deferred', amount: formatUsd(deferred), why: 'The gain less what is taxed now.' },
    {
      heading: 'New basis',
      amount: formatUsd(newBasis),
      why:
        gain < 0
          ? 'The value of the new property, plus the loss put off.'
          : 'The value of the new property, less the gain put off.',
    },
  ]
}

/** A range of tax as one text. */
export function taxRange(range: FileMoney['taxOnBoot']): string {
  if (range === undefined) return 'Not known yet'
  const [low, high] = [formatUsd(range.low), formatUsd(range.high)]
  return low === high ? low : `${low} to ${high}`
}

function rangeReason(range: FileMoney['taxOnBoot'], cpaTax: number | undefined): string {
  const why =
    range !== undefined && range.low === range.high
      ? 'The same whether it is growth in value or comes from depreciation.'
      : 'From what it costs if it is all growth in value to what it costs if depreciation comes first.'
  return `${why}${cpaTax === undefined ? '' : " By our estimate: your CPA's number is for the whole sale."}`
}

function bootReason({ check, bought, sold: { takenAtClosing } }: FileMoney, past: boolean): string {
  const { missing, debtShort, boot } = check
  const ownCosts = costsOffCash({ check, bought, sold: { takenAtClosing } })
  if (boot === 0) {
    if (ownCosts > 0) return costsTakeUp(past)
    return past ? 'All cash was spent, and all debt was replaced.' : 'All cash is spent, and all debt is replaced.'
  }
  const keptCash = missing.cash
  const parts = [
    takenAtClosing > 0 ? `${formatUsd(takenAtClosing)} taken at the closing` : undefined,
    keptCash > 0 ? `${formatUsd(keptCash)} of cash that you ${past ? 'kept' : 'keep'}` : undefined,
    bought.notRealProperty > 0 ? `${formatUsd(bought.notRealProperty)} of furniture and the like` : undefined,
    debtShort > 0 ? `${formatUsd(debtShort)} of debt that nothing ${past ? 'replaced' : 'replaces'}` : undefined,
  ]
  const found = parts.filter((part) => part !== undefined)
  const less = ownCosts > 0 ? `, less ${formatUsd(ownCosts)} of costs that you ${past ? 'paid' : 'pay'} yourself` : ''
  return `${found.length > 2 ? listed(found, 'and') : found.join(', and ')}${less}.`
}

function costsTakeUp(past: boolean): string {
  return `Costs that you ${past ? 'paid' : 'pay'} yourself take up the cash taken at the closing.`
}

/** Costs paid with own money that come off cash and other property received, in US dollars. */
export function costsOffCash({ check, bought, sold }: CostsOffCash): number {
  return sold.takenAtClosing + check.missing.cash + bought.notRealProperty - check.cashTaken
}

interface CostsOffCash {
  readonly check: Pick<FileMoney['check'], 'missing' | 'cashTaken'>
  readonly bought: Pick<FileMoney['bought'], 'notRealProperty'>
  readonly sold: Pick<FileMoney['sold'], 'takenAtClosing'>
}

function taxedReason({ gain, boot }: FileMoney['check']): string {
  if (gain <= 0) return 'There is no gain to tax.'
  if (boot === 0) return 'Without boot, nothing is taxed now.'
  return boot >= gain
    ? `The boot is as large as the gain of ${formatUsd(gain)} or larger: all of it is taxed, and nothing is deferred.`
    : `The boot, as it is smaller than the gain of ${formatUsd(gain)}.`
}
