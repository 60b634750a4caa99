import { calculateExchange, defaultExchangeInputs, formatUsd } from '@dst/domain/calculator'
import {
  calculatorBaseYear,
  capitalGainsRate,
  dstGrowthRate,
  dstTerm,
  landShare,
  unrecapturedSection1250Rate,
} from '@dst/domain/parameters'
import { Disclaimer } from './disclaimer'

const startingTaxBill = formatUsd(calculateExchange(defaultExchangeInputs).straightSaleTaxBill)

/** The same sale with both rates and the net investment income tax (26 U.S.C. 1411) on the whole gain, before state tax. */
const startingTaxBillAtTopRates = '$297,077'

const percent = (share: number) => `${Math.round(share * 100)}%`

/** What the figures leave out, and what a DST and this site are not. */
export function Disclaimers() {
  return (
    <div className="calculator-wide">
      <Disclaimer title="What these estimates leave out">
        <p>
          The calculator is deliberately simple and counts as of tax year {calculatorBaseYear.value}. It takes{' '}
          {percent(landShare.value)} of the purchase price as land, counts depreciation in whole years, and uses the
          highest federal rates for everyone: {percent(capitalGainsRate.value)} on the gain and{' '}
          {percent(unrecapturedSection1250Rate.value)} on the part that depreciation created. In law both are ceilings.
        </p>
        <p>
          It leaves out state tax, the 3.8% net investment income tax, lower brackets, selling costs, improvements and
          the basis of an earlier exchange. So the tax shown can be too high for middle incomes and too low for high
          ones: with the starting figures, a full federal bill at the top rates would be about{' '}
          {startingTaxBillAtTopRates}, against {startingTaxBill} here.
        </p>
        <p>
          To defer all of it you generally reinvest all proceeds and replace the debt. Growth of{' '}
          {percent(dstGrowthRate.value)} a year, a term of {dstTerm.value} years and the distribution rate are
          hypothetical assumptions, not forecasts.
        </p>
      </Disclaimer>
      <Disclaimer title="What a DST, and this site, are not">
        <p>
          Results are hypothetical and no offer of securities. DST interests can lose value, including all that you
          invest, and are hard to sell before the sponsor does; you give up control of the property. Distributions can
          be cut or stop. Most offerings are open to accredited investors only, and have fees that are not counted here.
        </p>
        <p>
          An exchange defers tax, it does not remove it: the deferred gain stays with the new property until a later
          taxable sale. Missing the 45-day or 180-day limit generally makes the sale taxable.
        </p>
        <p>
          We give no investment, tax or legal advice, and partner firms pay us for introductions. Ask your CPA and your
          attorney before you act.
        </p>
      </Disclaimer>
    </div>
  )
}
