import { findInExchange, formatUsd, type ExchangeFindings, type ExchangeResult } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { dstLoanShare } from '@dst/domain/parameters'
import { Banner } from '@dst/ui/banner'
import { TextLink } from '@dst/ui/link'
import { answerPaths } from '~/answer-paths.ts'
import { paths } from '~/paths.ts'
import { exchangeFragment } from './exchange-fragment.ts'
import type { SaleInputs } from './sale-inputs.ts'

const { usual, seldomAbove } = dstLoanShare
const wholePercent = 100

/**
 * Why an exchange with this loan or after so short a time doesn't work, and how much cash is missing; renders nothing
 * when there is no problem.
 */
export function ExchangeNotice({ inputs, result }: { inputs: SaleInputs; result: ExchangeResult }) {
  const findings = findInExchange(inputs, result)
  if (result.underwater) return <UnderwaterAdvice result={result} findings={findings} />
  return (
    <>
      {findings.shortTerm ? <ShortTermAdvice inputs={inputs} /> : null}
      {findings.highLoan ? <HighLoan inputs={inputs} result={result} findings={findings} /> : null}
    </>
  )
}

interface HighLoanProps {
  inputs: SaleInputs
  result: ExchangeResult
  findings: ExchangeFindings
}

function HighLoan({ inputs, result, findings }: HighLoanProps) {
  const { expectedSalePrice, currentDebt } = inputs
  // Rounded up, so that a loan just above the limit doesn't read as exactly at the limit.
  const share = `${Math.ceil((currentDebt / expectedSalePrice) * wholePercent)}%`
  return (
    <Banner tone="caution" announce="none" heading={`Your loan is about ${share} of the sale price`}>
      <p>
        {`Few DSTs carry a loan of more than ${percentOf(seldomAbove)}; ${percentOf(usual.from)} to ` +
          `${percentOf(usual.to)} is usual. What you don’t replace with a loan or with new cash is generally ` +
          'taxed. So the years in a DST are not projected here.'}
      </p>
      <p className="mt-2">{cashMessage(result.netEquity, findings)}</p>
      <p className="calculator-notice-link">
        <TextLink href={answerPaths.highLoan}>What you can do when your loan is high</TextLink>
      </p>
    </Banner>
  )
}

function cashMessage(netEquity: number, { missingCash, shortTerm }: ExchangeFindings): string {
  if (shortTerm) return `A sale would leave ${formatUsd(netEquity)} before tax.`
  return missingCash > 0
    ? `A sale would leave ${formatUsd(netEquity)} before tax. Cash missing for the tax: ${formatUsd(missingCash)}.`
    : `The ${formatUsd(netEquity)} that a sale leaves before tax would pay the estimated tax; no cash is missing for ` +
        'it.'
}

function ShortTermAdvice({ inputs }: { inputs: SaleInputs }) {
  return (
    <Banner tone="caution" announce="none" heading="Held for a year or less">
      <p>
        More than a year after the purchase, a gain is long-term and taxed at lower rates. Property that was bought to
        be sold again soon can&apos;t be exchanged at all: ask your CPA first.
      </p>
      <p className="calculator-notice-link">
        <TextLink href={`${paths.exchangeMoney}${exchangeFragment(inputs)}`}>
          Estimate the tax from your own dates and brackets
        </TextLink>
      </p>
    </Banner>
  )
}

function UnderwaterAdvice({ result, findings }: Pick<HighLoanProps, 'result' | 'findings'>) {
  const missing = findings.shortTerm
    ? `Cash missing for the loan, before any tax: ${formatUsd(-result.netEquity)}.`
    : `Cash missing for the loan and the tax: ${formatUsd(findings.missingCash)}.`
  return (
    <p className="text-ink-muted">
      {'Check the expected sale price and the current debt. If they are right, speak with your CPA and your lender ' +
        `first: a sale may still owe tax on a gain, although it brings no cash. ${missing}`}
    </p>
  )
}
