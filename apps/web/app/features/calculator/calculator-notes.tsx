import { findInExchange, formatUsd, type ExchangeInputs, type ExchangeResult } from '@dst/domain/calculator'
import { exchangeAssumptions, percentOf, taxBillAtTopRates } from '@dst/domain/calculator-explanation'
import {
  calculatorBaseYear,
  capitalGainsRate,
  dstGrowthRate,
  dstTerm,
  exchangeWindow,
  identificationWindow,
  landShare,
  netInvestmentIncomeRate,
  unrecapturedSection1250Rate,
} from '@dst/domain/parameters'
import { DescriptionList } from '@dst/ui/description-list'
import { Disclosure } from '@dst/ui/disclosure'
import { FiguresLink } from '~/lib/links/figures-link.tsx'
import type { ReactElement } from 'react'

/** What the figures leave out, what a DST and this site are not, and the assumptions. */
export function CalculatorNotes({
  inputs,
  result,
  review,
}: {
  inputs: ExchangeInputs
  result: ExchangeResult
  review: ReactElement | undefined
}) {
  const investmentTaxRate = percentOf(netInvestmentIncomeRate)
  return (
    <>
      <Disclosure summary="What these estimates leave out" icon="info" headingLevel={3} alwaysOpenWhenWide>
        <p>
          {`The calculator is deliberately simple and counts as of tax year ${calculatorBaseYear}. It takes ` +
            `${percentOf(landShare)} of the purchase price as land, counts depreciation in whole years, and ` +
            `uses the highest federal rates for everyone: ${percentOf(capitalGainsRate)} on the gain and ` +
            `${percentOf(unrecapturedSection1250Rate)} on the part that depreciation created. In law both are ` +
            'ceilings.'}
        </p>
        <p>
          {`It leaves out state tax, the ${investmentTaxRate} net investment income tax, ` +
            'lower brackets, selling costs, improvements and the basis of an earlier exchange. So the tax shown can ' +
            `be too high for middle incomes and too low for high ones${fullBill(inputs, result)}.`}
        </p>
        <p>
          {'To defer all of it you generally reinvest all proceeds and replace the debt. Growth of ' +
            `${percentOf(dstGrowthRate)} a year, a term of ${dstTerm} years and the distribution rate ` +
            'are hypothetical assumptions, not forecasts.'}
        </p>
      </Disclosure>
      <Disclosure summary="What a DST, and this site, are not" icon="info" headingLevel={3} alwaysOpenWhenWide>
        <p>
          Results are hypothetical and no offer of securities. DST interests can lose value, including all that you
          invest, and are hard to sell before the sponsor does; you give up control of the property. Distributions can
          be cut or stop. Most offerings are open to accredited investors only, and have fees that are not counted here.
        </p>
        <p>
          {'An exchange defers tax, it does not remove it: the deferred gain stays with the new property until a ' +
            `later taxable sale. Missing the ${identificationWindow}-day or ${exchangeWindow}-day limit ` +
            'generally makes the sale taxable.'}
        </p>
        <p>
          We give no investment, tax or legal advice, and partner firms pay us for introductions. Ask your CPA and your
          attorney before you act.
        </p>
      </Disclosure>
      <CalculatorAssumptions propertyType={inputs.propertyType} />
      <FiguresLink at="capitalGainsRate" />
      {review}
    </>
  )
}

/** The bill at the rates of long-term gains, where the gain is one. */
function fullBill(inputs: ExchangeInputs, result: ExchangeResult): string {
  if (findInExchange(inputs, result).shortTerm) return ''
  return (
    ': with these figures, a full federal bill at the top rates would be about ' +
    `${formatUsd(taxBillAtTopRates(inputs, result))}, against ${formatUsd(result.straightSaleTaxBill)} here`
  )
}

/** The assumptions of the calculation and their statutes; the page's own note says when they were last reviewed. */
function CalculatorAssumptions({ propertyType }: Pick<ExchangeInputs, 'propertyType'>) {
  const { items } = exchangeAssumptions(propertyType)
  return (
    <div className="calculator-assumptions">
      <Disclosure summary="Assumptions and their sources" icon="ledger">
        <DescriptionList
          layout="figures"
          items={items.map(({ label, value, authority }) => ({
            term: authority === undefined ? label : `${label} (${authority})`,
            description: value,
          }))}
        />
      </Disclosure>
    </div>
  )
}
