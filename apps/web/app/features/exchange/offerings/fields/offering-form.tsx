import { distributionNames, type FileOffering } from '@dst/domain/exchange-file'
import { percentOf } from '@dst/domain/calculator-explanation'
import { comparedCosts, offeringDefaultYears } from '@dst/domain/parameters'
import type { Elements } from '@dst/ui/section'
import { stateOptions } from '~/lib/states/state-options.ts'
import { offeringFieldNames, type OfferingFieldName } from '../../account/offering-field-names.ts'
import { AnswerInput, SelectInput } from '../../fields/choice-input.tsx'
import { DateInput } from '../../fields/date-input.tsx'
import { CountInput, MoneyInput, PercentInput } from '../../fields/number-input.tsx'
import { TextInput } from '../../fields/text-input.tsx'
import { feeBases } from '../typed/read-fee.ts'
import { FeeInput, LoanInput } from './fee-input.tsx'

interface OfferingFormProps {
  offering: FileOffering
  /** Its place in the file. */
  index: number
}

/** What can be typed of one offering. Every field may stay empty. */
export function OfferingForm({ offering, index }: OfferingFormProps) {
  const field = <Name extends OfferingFieldName>(name: Name) =>
    ({ path: `offerings.${index}.${name}`, label: offeringFieldNames[name] }) as const
  return (
    <>
      <FieldGroup heading="The property">
        <TextInput {...field('name')} />
        <MoneyInput {...field('purchasePrice')} hint="What the trust pays for it, without fees." />
        <MoneyInput {...field('appraisedValue')} />
        <SelectInput {...field('appraisalFor')} none="Not typed" options={appraisers} />
        <DateInput {...field('appraisalOn')} />
        <TextInput {...field('propertyType')} hint="Such as apartments, or medical offices." />
        <SelectInput {...field('state')} none="Not typed" options={states} />
        <TextInput {...field('tenant')} />
      </FieldGroup>
      <FieldGroup
        heading="What is paid in, and for what"
        intro="For the whole offering. A cost can be typed in dollars, or as a percentage of the equity."
      >
        <MoneyInput {...field('equity')} hint="What all investors pay in together." />
        <Fees offering={offering} index={index} />
        <MoneyInput {...field('minimum')} hint="The least that one investor can put in." />
      </FieldGroup>
      <FieldGroup heading="The loan">
        <LoanInput
          {...field('loan')}
          equity={offering.equity}
          hint="Dollars, or as memoranda state it: “82,000 for each 100,000 of equity”. Type 0 if there is none."
        />
        <PercentInput {...field('loanRate')} />
        <AnswerInput {...field('rateFixed')} />
        <CountInput {...field('interestOnlyYears')} hint="None until typed." />
        <CountInput
          {...field('amortizationYears')}
          hint={`After the interest-only years. ${offeringDefaultYears.amortization} until typed.`}
        />
        <CountInput {...field('maturityYears')} hint="Counted from the closing." />
      </FieldGroup>
      <FieldGroup heading="Income and distributions" intro={distributionIntro}>
        <MoneyInput
          {...field('netIncome')}
          hint="Before the loan, after the costs of the property. The rent of a master lease isn’t it."
        />
        <PercentInput {...field('yearlyFeesOnTop')} hint="Only fees that the planned distributions don’t bear yet." />
        {distributionNames.map((name) => (
          <PercentInput key={name} {...field(name)} />
        ))}
      </FieldGroup>
      <FieldGroup heading="The end">
        <CountInput {...field('holdYears')} hint={`${offeringDefaultYears.hold} until typed.`} />
        <PercentInput {...field('exitFee')} hint={exitHint} />
        <PercentInput {...field('otherExitCosts')} hint="Of the price." />
        <AnswerInput {...field('mandatory721')} hint="Section 721: the owners must take them in place of a sale." />
      </FieldGroup>
      <SponsorFields index={index} />
    </>
  )
}

/** The costs, and the reserves, which are no cost. */
function Fees({ offering: { equity, purchasePrice }, index }: OfferingFormProps) {
  const names = Object.keys(feeBases) as (keyof typeof feeBases)[]
  return names.map((name) => (
    <FeeInput
      key={name}
      path={`offerings.${index}.${name}`}
      label={offeringFieldNames[name]}
      bases={{ equity, purchasePrice }}
      usual={feeBases[name]}
      {...(name === 'reserves' ? { hint: 'Cash that stays in the trust: neither a cost nor real estate.' } : {})}
    />
  ))
}

function SponsorFields({ index }: { index: number }) {
  const field = <Name extends OfferingFieldName>(name: Name) =>
    ({ path: `offerings.${index}.${name}`, label: offeringFieldNames[name] }) as const
  return (
    <FieldGroup heading="The sponsor, as the memorandum states it" intro="Not checked by us.">
      <TextInput {...field('sponsor')} />
      <CountInput {...field('yearsActive')} />
      <CountInput {...field('programsCompleted')} />
      <CountInput {...field('programsCut')} />
      <CountInput {...field('lenderLosses')} />
      <CountInput {...field('suitsDisclosed')} />
      <DateInput {...field('asOf')} />
      <SelectInput {...field('masterLease')} none="Not typed" options={leases} />
    </FieldGroup>
  )
}

function FieldGroup({ heading, intro, children }: { heading: string; intro?: string; children: Elements }) {
  return (
    <fieldset className="offerings-fieldset">
      <legend>{heading}</legend>
      {intro === undefined ? null : <p className="offerings-fine">{intro}</p>}
      <div className="offerings-fields">{children}</div>
    </fieldset>
  )
}

const distributionIntro =
  'A year’s distribution as a percentage of the equity. The last one typed goes on; 0% is an answer too.'

const exitHint =
  'Of the price. Until this or the next is typed, all costs of the sale count as ' + `${percentOf(comparedCosts.exit)}.`

const appraisers = [
  { value: 'sponsor', label: 'The sponsor' },
  { value: 'lender', label: 'The lender' },
  { value: 'other', label: 'Somebody else' },
] as const
const leases = [
  { value: 'none', label: 'None' },
  { value: 'outside', label: 'To a tenant from outside' },
  { value: 'affiliate', label: 'To an affiliate of the sponsor' },
] as const
const states = [{ value: 'several', label: 'Several states' }, ...stateOptions]
