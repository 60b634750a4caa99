import { calculateExchange, formatTypedAmount, type ExchangeInputs } from '@dst/domain/calculator'
import { amountMaximum, firstPurchaseYear } from '@dst/domain/parameters'
import { NumberField } from '@dst/ui/number-field'
import { useState, type CSSProperties } from 'react'
import { changeInput, useCalculatorStore } from './calculator-store.ts'
import { taxSummary } from './tax-summary.ts'
import { readTypedAmount, readTypedYear, thisYear } from './typed-inputs.ts'
import './calculator.css'

/**
 * What a sale costs in tax, as one sentence whose figures can be edited. The calculator below shows the same sale, and
 * announces its result for both.
 */
export function SaleSentence() {
  const inputs = useCalculatorStore((state) => state.inputs)
  const answer = taxSummary(inputs, calculateExchange(inputs))
  const [notices, setNotices] = useState<HTMLElement | null>(null)
  return (
    <div className="sale-sentence">
      <fieldset className="sale-sentence-live" aria-label="Your sale in a sentence">
        Sell for{' '}
        <span className="sale-sentence-glued">
          <Amount label="Sell for" name="expectedSalePrice" inputs={inputs} noticeIn={notices} />,
        </span>{' '}
        bought for <Amount label="Bought for" name="purchasePrice" inputs={inputs} noticeIn={notices} /> in{' '}
        <span className="sale-sentence-glued">
          <span className="sale-sentence-year">
            <NumberField
              hideLabel
              label="Bought in"
              name="sentence-purchaseYear"
              inputMode="numeric"
              min={firstPurchaseYear}
              max={thisYear()}
              read={readTypedYear}
              format={String}
              value={inputs.purchaseYear}
              noticeIn={notices}
              onValueChange={(year) => changeInput('purchaseYear', year)}
            />
          </span>
          :
        </span>{' '}
        <strong>{answer}</strong>
        <div ref={setNotices} className="sale-sentence-notices" />
      </fieldset>
      <p className="sale-sentence-given">
        {`Sell for $${formatTypedAmount(inputs.expectedSalePrice)}, bought for ` +
          `$${formatTypedAmount(inputs.purchasePrice)} in ${inputs.purchaseYear}: ${answer}`}
      </p>
    </div>
  )
}

/** The length in calculator.css, so that a page as it was built needs no style attribute. */
const defaultLength = '2,000,000'.length

interface AmountProps {
  name: keyof ExchangeInputs & ('purchasePrice' | 'expectedSalePrice')
  label: string
  inputs: ExchangeInputs
  noticeIn: HTMLElement | null
}

/** As wide as its figure, and never less than one of seven digits: what is typed does not move the sentence at once. */
function Amount({ name, inputs, ...field }: AmountProps) {
  const value = inputs[name]
  const length = formatTypedAmount(value).length
  const width: CSSProperties & { '--figure-length': number } = { '--figure-length': length }
  return (
    <span className="sale-sentence-amount" style={length > defaultLength ? width : undefined}>
      <NumberField
        {...field}
        value={value}
        hideLabel
        name={`sentence-${name}`}
        prefix="$"
        max={amountMaximum}
        read={readTypedAmount}
        format={formatTypedAmount}
        onValueChange={(amount) => changeInput(name, amount)}
      />
    </span>
  )
}
