import type { BoughtAfter, ExchangeFile } from '@dst/domain/exchange-file'
import { landShare } from '@dst/domain/parameters'
import { percentOf } from '@dst/domain/calculator-explanation'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { DateInput } from '../fields/date-input.tsx'
import { MoneyInput, PartInput } from '../fields/number-input.tsx'
import { candidateName } from '../list/candidate-name.ts'
import { lifeLabels } from '../life-labels.ts'
import { Checks } from './sold-inputs.tsx'
import { residentialHint } from './write-off-rows.ts'

interface BoughtInputsProps {
  file: ExchangeFile
  after: BoughtAfter
}

const kinds = [
  { value: 'residential', label: `Residential: ${lifeLabels.residential}` },
  { value: 'commercial', label: `Other: ${lifeLabels.commercial}` },
] as const

/** The days of each purchase, and what of it isn't real property. */
export function BoughtFormInputs({ file, after }: BoughtInputsProps) {
  return (
    <>
      {file.purchases.map((purchase, at) => (
        <fieldset key={purchase.id} className="after-item">
          <legend>{candidateName(purchase, at)}</legend>
          <div className="after-fields">
            <DateInput
              path={`purchases.${at}.identifiedOn`}
              label="Named on"
              hint="Line 5: the day of your notice. Leave it empty for what closed within the time to name."
            />
            <DateInput path={`purchases.${at}.closedOn`} label="Closed on" hint="Line 6." />
            <MoneyInput
              path={`purchases.${at}.exchangeCosts`}
              label="Exchange costs of buying"
              hint="Title, escrow, recording and transfer tax, whoever paid: not in the amount invested, no loan costs."
            />
            <MoneyInput
              path={`purchases.${at}.notRealProperty`}
              label="Part that isn’t real property"
              hint="Furniture, equipment, and reserves if your adviser says so. Ask the sponsor. None until entered."
            />
          </div>
          <Checks
            file={file}
            checks={after.checks}
            of={['closedOn', 'identifiedOn', 'notRealProperty'].map((name) => `purchases.${purchase.id}.${name}`)}
          />
        </fieldset>
      ))}
      <div className="after-fields">
        <MoneyInput
          path="settlement.otherCosts"
          label="Fee of the intermediary and other costs of the exchange"
          hint="That belong to no purchase, and are not in the selling costs. None until entered."
        />
      </div>
    </>
  )
}

/** What each purchase consists of. */
export function BoughtPartInputs({ file, after }: BoughtInputsProps) {
  return after.purchases.map(({ purchase, index: at }) => (
    <fieldset key={purchase.id} className="after-item">
      <legend>{candidateName(file.purchases[at] ?? purchase, at)}</legend>
      <ChoiceInput
        path={`purchases.${at}.propertyType`}
        label="What it is for the write-off"
        hint={residentialHint}
        options={kinds}
        assumed="commercial"
        layout="inline"
      />
      <p className="after-fine">
        {`Its parts in percent or in dollars, by the letter of the trust or an appraisal. Until entered, ${percentOf(
          landShare,
        )} is land and the rest building.`}
      </p>
      <div className="after-fields">
        <PartInput path={`purchases.${at}.land`} label="Land" />
        <PartInput path={`purchases.${at}.building`} label="Building" />
        <PartInput
          path={`purchases.${at}.landImprovements`}
          label="Land improvements"
          hint="Paving, fences, landscaping."
        />
        <MoneyInput
          path={`purchases.${at}.cpaBasis`}
          label="Its basis, as your CPA has it"
          hint="Typed here, it stands in place of ours."
        />
      </div>
    </fieldset>
  ))
}
