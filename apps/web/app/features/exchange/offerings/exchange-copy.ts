import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { OfferingsInExchange } from '@dst/domain/offerings'

const usd = formatUsd

/** What the amounts do to the exchange, in one sentence. */
export function exchangeSentence({ value, debtShort, boot, taxedNow }: OfferingsInExchange): string {
  if (value === 0) return 'Type an amount, and what it does to your exchange stands here.'
  const debt = debtShort > 0 ? `${usd(debtShort)} of debt is not replaced` : 'all debt is replaced'
  if (boot === 0) return `With these amounts: ${debt}; no boot.`
  const taxed = taxedNow === null ? 'taxed now up to your gain' : `taxed now: ${usd(taxedNow)} of your gain`
  return `With these amounts: ${debt}; boot ${usd(boot)}; ${taxed}.`
}

/** The same as lines: what is spent, what comes with it, and what is left. */
export function exchangeLines(found: OfferingsInExchange): readonly { term: string; description: string }[] {
  const { value, debt, loanShare, neededLoanShare, cashToSpend, cashLeft, cashAdded } = found
  return [
    { term: 'Cash to spend from your sale', description: usd(cashToSpend) },
    { term: 'Your amounts together', description: usd(value - debt) },
    ...(cashAdded > 0
      ? [{ term: 'Of that, money of your own', description: usd(cashAdded) }]
      : [{ term: 'Cash left', description: usd(cashLeft) }]),
    { term: 'Shares of loans that come with them', description: usd(debt) },
    { term: 'Debt not replaced', description: usd(found.debtShort) },
    { term: 'Loan share of these amounts', description: loanShare === null ? 'no amount typed' : percentOf(loanShare) },
    { term: 'Loan share that replaces all debt', description: percentOf(neededLoanShare) },
    { term: 'Value still to buy', description: usd(found.valueMissing) },
    ...(found.notRealProperty > 0
      ? [{ term: 'In reserves, counted as cash received', description: usd(found.notRealProperty) }]
      : []),
    { term: 'Boot (what is received and is not like-kind property)', description: usd(found.boot) },
    {
      term: 'Gain taxed now',
      description: found.taxedNow === null ? 'needs the gain of your sale' : usd(found.taxedNow),
    },
  ]
}
