import { formatTypedAmount } from '@dst/domain/calculator'
import {
  amountMaximum,
  amountStep,
  calculatorBaseYear,
  distributionRates,
  firstPurchaseYear,
  publishedDistributions,
  yearStep,
} from '@dst/domain/parameters'
import { MoneyField } from '@dst/ui/money-field'
import { NativeSelect } from '@dst/ui/native-select'
import { RadioGroup } from '@dst/ui/radio-group'
import { StepperField } from '@dst/ui/stepper-field'
import { changeInput } from './calculator-store.ts'
import type { SaleInputs } from './sale-inputs.ts'
import { readTypedAmount, readTypedYear, thisYear } from './typed-inputs.ts'
import { useInputsInAddress } from './use-inputs-in-address.ts'

const propertyTypes = [
  { value: 'commercial', label: 'Commercial' },
  { value: 'residential', label: 'Residential' },
] as const

const rates = distributionRates.map((rate) => ({ value: String(rate), label: `${rate}%`, rate }))

const { from: lowest, to: highest } = publishedDistributions
const rateHint =
  `A year, of the amount invested. Published first-year rates have been about ${lowest}% to ` +
  `${highest}%. Hypothetical, not guaranteed.`

interface CalculatorInputsProps {
  inputs: SaleInputs
  calculatorId: string
  states: readonly { value: string; label: string }[]
}

/** The inputs of the calculator with this id: six of the engine, and the state, which nobody has to choose. */
export function CalculatorInputs({ inputs, calculatorId, states }: CalculatorInputsProps) {
  useInputsInAddress(calculatorId)
  return (
    <form className="calculator-inputs" aria-label="Your property" onSubmit={(event) => event.preventDefault()}>
      <Amount name="purchasePrice" label="Purchase price" value={inputs.purchasePrice} />
      <StepperField
        name="purchaseYear"
        label="Purchase year"
        hint={`Depreciation is counted in whole years, as of tax year ${calculatorBaseYear}.`}
        step={yearStep}
        min={firstPurchaseYear}
        max={thisYear()}
        read={readTypedYear}
        format={String}
        value={inputs.purchaseYear}
        onValueChange={(year) => changeInput('purchaseYear', year)}
      />
      <RadioGroup
        name="propertyType"
        legend="Property type"
        layout="segments"
        options={propertyTypes}
        value={inputs.propertyType}
        onValueChange={(type) => changeInput('propertyType', type)}
      />
      <Amount name="expectedSalePrice" label="Expected sale price" value={inputs.expectedSalePrice} />
      <Amount
        name="currentDebt"
        label="Current debt"
        hint="What you still owe on the property."
        value={inputs.currentDebt}
      />
      <RadioGroup
        name="distributionRate"
        legend="Assumed distribution rate"
        hint={rateHint}
        layout="segments"
        options={rates}
        value={String(inputs.distributionRate)}
        onValueChange={(chosen) => {
          const rate = rates.find(({ value }) => value === chosen)?.rate
          if (rate !== undefined) changeInput('distributionRate', rate)
        }}
      />
      <NativeSelect
        name="state"
        label="State of the property"
        optionalLabel="optional"
        hint="Adds what the state would take. The figures stay federal."
        options={states}
        value={inputs.state ?? ''}
        onValueChange={(state) => changeInput('state', state || undefined)}
      />
    </form>
  )
}

interface AmountProps {
  name: 'purchasePrice' | 'expectedSalePrice' | 'currentDebt'
  label: string
  hint?: string
  value: number
}

function Amount({ name, ...field }: AmountProps) {
  return (
    <MoneyField
      {...field}
      name={name}
      step={amountStep}
      max={amountMaximum}
      read={readTypedAmount}
      format={formatTypedAmount}
      onValueChange={(amount) => changeInput(name, amount)}
    />
  )
}
