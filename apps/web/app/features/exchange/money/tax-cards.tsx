import type { ExchangeTax } from '@dst/content/exchange'
import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { mustTypeDepreciation, type ExchangeFile, type FileTax, type TaxGap } from '@dst/domain/exchange-file'
import { assumedOtherIncome, landShare } from '@dst/domain/parameters'
import type { Result } from '@dst/domain/result'
import type { StateTable } from '@dst/domain/state-tax'
import { capitalized } from '@dst/domain/wording'
import { Card } from '@dst/ui/card'
import { Disclosure } from '@dst/ui/disclosure'
import type { ReactNode } from 'react'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ChoiceInput, SelectInput } from '../fields/choice-input.tsx'
import { FlagInput } from '../fields/flag-input.tsx'
import { MoneyInput, PercentInput } from '../fields/number-input.tsx'
import { StateCardFields } from './state-card-fields.tsx'
import { saleName } from '../sale-name.ts'
import { depreciationSentence } from './depreciation-copy.ts'
import { deductionMessage, sellingCostMessage } from './tax-copy.ts'
import { depreciationHint, filingLabel, professionalHint, skippedCopy } from './tax-card-copy.ts'

interface TaxCardsProps {
  content: ExchangeTax
  file: ExchangeFile
  tax: Result<FileTax, TaxGap>
  at: number
  figures: StateTable | undefined
}

const kinds = [
  { value: 'partnership', label: 'A partnership or LLC with several owners' },
  { value: 's-corporation', label: 'An S corporation' },
  { value: 'c-corporation', label: 'A C corporation' },
  { value: 'trust-or-estate', label: 'A trust with a return of its own, or an estate' },
] as const

const filings = [
  { value: 'single', label: 'Single' },
  { value: 'head', label: 'Head of household' },
  { value: 'separate', label: 'Married, separately' },
  { value: 'surviving', label: 'Surviving spouse' },
] as const

const propertyTypes = [
  { value: 'commercial', label: 'Commercial' },
  { value: 'residential', label: 'Residential' },
] as const

/** Cards about the year and the property; each says what stands in for it when it is skipped. */
export function TaxCards({ content, file, tax, at, figures }: TaxCardsProps) {
  const linked = useTermLinks()
  const { kind } = file.taxpayer
  const sale = file.sales[at]
  const of = file.sales.length > 1 ? `: ${saleName(sale ?? {}, at)}` : ''
  const property = tax.ok ? tax.value.properties[pricedIndex(file, at)] : undefined
  const computed = property === undefined ? undefined : depreciationSentence(property)
  const costs = sellingCostMessage(sale)
  const mustBeTyped = sale !== undefined && mustTypeDepreciation(sale)
  const skipped = skippedCopy(file, sale, costs)
  return (
    <form className="money-cards" aria-label="About your year" onSubmit={(event) => event.preventDefault()}>
      <TaxCard heading="1. Who files the return" skipped={skipped.filer}>
        <SelectInput
          path="taxpayer.kind"
          label="Who files"
          hint="A revocable trust and an LLC with one owner usually file as their owner: a person."
          none="A person"
          options={kinds}
        />
        {kind === undefined || kind === 'individual' || kind === 'partnership' || kind === 's-corporation' ? (
          <SelectInput path="taxpayer.filing" label={filingLabel(kind)} none="Married, jointly" options={filings} />
        ) : null}
        {kind === 'c-corporation' ? <p className="money-fine">{linked(content.corporation.text)}</p> : null}
        {kind === 'trust-or-estate' ? <p className="money-fine">{linked(content.trust.text)}</p> : null}
      </TaxCard>
      {kind === 'c-corporation' ? null : (
        <TaxCard
          heading="2. Your other income"
          skipped={`${formatUsd(assumedOtherIncome)} of taxable income, and the standard deduction.`}
        >
          <MoneyInput
            path="income.otherTaxable"
            label="Taxable income without the sale"
            hint="After deductions: line 15 of your last Form 1040 is a start. Below 0 is written (5,000)."
          />
          <MoneyInput path="income.deductions" label="Deductions, if you itemize" hint={deductionMessage(file, tax)} />
          <Disclosure summary="Losses, and investment income">
            <div className="money-card-fields">
              <MoneyInput
                path="income.otherInvestmentIncome"
                label="Investment income in it"
                hint="Rent, interest, dividends and other gains. None until entered."
              />
              <MoneyInput
                path="income.suspendedLosses"
                label="Suspended passive losses"
                hint="Of this property, from Form 8582. None until entered."
              />
              <p className="money-fine">{linked(content.suspendedLosses.text)}</p>
              <MoneyInput
                path="income.capitalLossCarryover"
                label="Capital losses carried over"
                hint="From Schedule D. None until entered."
              />
              <FlagInput
                path="income.realEstateProfessional"
                label="I am a real-estate professional in this activity"
                hint={professionalHint}
              />
            </div>
          </Disclosure>
        </TaxCard>
      )}
      <TaxCard
        heading={`3. What you paid and improved${of}`}
        skipped={`commercial property, ${percentOf(landShare)} of the price is land, and no improvements.`}
      >
        <ChoiceInput
          path={`sales.${at}.propertyType`}
          label="Property"
          options={propertyTypes}
          assumed="commercial"
          layout="segments"
        />
        <PercentInput
          path={`sales.${at}.landShare`}
          label="Part of the price that was land"
          hint={`Land is not written off. ${percentOf(landShare)} until entered.`}
        />
        <MoneyInput path={`sales.${at}.improvements`} label="Improvements" hint="What they cost. None until entered." />
        <MoneyInput
          path={`sales.${at}.priorDeferredGain`}
          label="Gain deferred by an earlier exchange"
          hint="If you got this property in an exchange: Form 8824 of that year."
        />
      </TaxCard>
      <TaxCard heading={`4. What you wrote off${of}`} skipped={skipped.depreciation}>
        <MoneyInput path={`sales.${at}.depreciation`} label="Depreciation so far" hint={depreciationHint(sale)} />
        {computed === undefined ? null : <p className="money-fine">{computed}</p>}
        <p className="money-fine">{linked(mustBeTyped ? content.typedDepreciation.text : content.depreciation.text)}</p>
      </TaxCard>
      <TaxCard heading={`5. What selling costs${of}`} skipped={skipped.costs}>
        <MoneyInput
          path={`sales.${at}.sellingCosts`}
          label="Selling costs"
          hint={`Commissions, title and transfer taxes. ${capitalized(costs)} until entered.`}
        />
        <MoneyInput
          path={`sales.${at}.cashTaken`}
          label="Cash or credits taken at the closing"
          hint="Deposits or prorated rent credited to the buyer, for example: boot in an exchange. None until entered."
        />
      </TaxCard>
      <TaxCard heading={`6. The state${of}`} skipped={skipped.state}>
        <StateCardFields file={file} at={at} figures={figures} />
      </TaxCard>
      <TaxCard heading="Your CPA's number" skipped="our estimate stands.">
        <MoneyInput
          path="income.cpaTax"
          label="All taxes of the sale, as your CPA has them"
          hint="Typed here, it stands in place of our estimate everywhere. Below 0 is written (5,000)."
        />
      </TaxCard>
    </form>
  )
}

function TaxCard({ heading, skipped, children }: { heading: string; skipped: string; children: ReactNode }) {
  return (
    <Card heading={heading} headingLevel={3}>
      <p className="money-fine">{`Skip it, and this stands: ${skipped}`}</p>
      <div className="money-card-fields">{children}</div>
    </Card>
  )
}

/** The place of a sale among those with a price, which are the only ones that are taxed. */
function pricedIndex({ sales }: ExchangeFile, at: number): number {
  return sales[at]?.price === undefined ? -1 : sales.slice(0, at).filter(({ price }) => price !== undefined).length
}
