import { findInExchange, formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { dstLoanShare } from '@dst/domain/parameters'
import { Banner } from '@dst/ui/banner'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'

const { usual, seldomAbove } = dstLoanShare
const wholePercent = 100

/**
 * Why an exchange with this loan doesn't work, and how much cash is missing; renders nothing when there is no problem.
 */
export function ExchangeNotice({ inputs, result }: { inputs: ExchangeInputs; result: ExchangeResult }) {
  const { highLoan, missingCash } = findInExchange(inputs, result)
  if (result.underwater) return <UnderwaterAdvice missingCash={missingCash} />
  if (!highLoan) return null
  const { expectedSalePrice, currentDebt } = inputs
  // Rounded up, so that a loan just above the limit doesn't read as exactly at the limit.
  const share = `${Math.ceil((currentDebt / expectedSalePrice) * wholePercent)}%`
  return (
    <Banner tone="caution" announce="none" heading={`Your loan is about ${share} of the sale price`}>
      <p>
        {`Few DSTs carry a loan of more than ${percentOf(seldomAbove)}; ${percentOf(usual.from)} to ` +
          `${percentOf(usual.to)} is usual. What you replace neither with a loan nor with new cash is generally taxed.`}
      </p>
      <p className="mt-2">
        {missingCash > 0
          ? `A sale would leave ${formatUsd(result.netEquity)} before tax. Cash missing for the tax: ` +
            `${formatUsd(missingCash)}.`
          : `The ${formatUsd(result.netEquity)} that a sale leaves before tax would pay the estimated tax; no ` +
            'cash is missing for it.'}
      </p>
      <p className="calculator-notice-link">
        <TextLink href={paths.highLoan}>What you can do when your loan is high</TextLink>
      </p>
    </Banner>
  )
}

function UnderwaterAdvice({ missingCash }: { missingCash: number }) {
  return (
    <p className="text-ink-muted">
      Check the expected sale price and the current debt. If they are right, speak with your CPA and your lender first:
      a sale may still owe tax on a gain, shown below, although it brings no cash. Cash missing for the loan and the
      tax: <span className="whitespace-nowrap">{formatUsd(missingCash)}</span>.
    </p>
  )
}
