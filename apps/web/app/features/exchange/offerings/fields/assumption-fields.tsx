import { percentOf } from '@dst/domain/calculator-explanation'
import { defaultOfferingAssumptions, type OfferingAssumptions } from '@dst/domain/offerings'
import { offeringCaseNames } from '../../account/offering-field-names.ts'
import { CountInput, PercentInput } from '../../fields/number-input.tsx'
import { typedPercent } from '../figures/formats.ts'

const usual = defaultOfferingAssumptions
const [first = 0, second = 0, third = 0] = usual.growth

const shares = {
  growth1: first,
  growth2: second,
  growth3: third,
  stressIncome: usual.stressIncome,
  stressValue: usual.stressValue,
  refinanceRateRise: usual.refinanceRateRise,
} as const

/** What is assumed of every offering alike: changing one of these changes all columns. */
export function AssumptionFields({ assumptions }: { assumptions: OfferingAssumptions }) {
  const names = Object.keys(shares) as (keyof typeof shares)[]
  return (
    <form
      className="offerings-form"
      aria-label="Assumed of every offering"
      onSubmit={(event) => event.preventDefault()}
    >
      <p className="offerings-fine">Hypothetical, and the same for every offering: changing one changes all columns.</p>
      <div className="offerings-fields">
        {names.map((name) => (
          <PercentInput
            key={name}
            path={`offeringCases.${name}`}
            label={offeringCaseNames[name]}
            hint={`${typedPercent(shares[name])} until typed.`}
          />
        ))}
        <CountInput
          path="offeringCases.refinanceYears"
          label={offeringCaseNames.refinanceYears}
          hint={`${usual.refinanceYears} until typed.`}
        />
      </div>
      <p className="offerings-fine">
        {`A new loan has to leave net income at ${percentOf(assumptions.refinanceCoverage)} of its payments. Where ` +
          `neither cost of a sale is typed, ${percentOf(assumptions.exitCosts)} of the price is assumed.`}
      </p>
    </form>
  )
}
