import type { TaxpayerKind } from '@dst/domain/exchange-dates'
import { fiscalYearEnds } from '@dst/domain/exchange-file'
import { ChoiceInput, SelectInput } from '../fields/choice-input.tsx'
import { useExchangeFile } from '../store/document.ts'
import { yearEndMessage } from './dates-table.ts'
import { kindLabels } from './dates-copy.ts'

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value: value as TaxpayerKind, label }))
const yearEnds = fiscalYearEnds.map((value) => ({ value, label: yearEndMessage(value) }))

/** Who files the return for the year of the sale, for which year, and whether it was extended. */
export function FilerInputs() {
  const { taxpayer } = useExchangeFile()
  const { kind = 'individual', fiscalYearEnd } = taxpayer
  return (
    <div className="dates-filer">
      <SelectInput
        path="taxpayer.kind"
        label="Who files the return?"
        hint="A revocable trust and an LLC with one owner usually file as their owner. A person is assumed."
        none="Not entered"
        options={kinds}
      />
      {kind === 'individual' && fiscalYearEnd === undefined ? null : (
        <SelectInput
          path="taxpayer.fiscalYearEnd"
          label="Last day of the tax year"
          hint="December 31 is assumed."
          none="Not entered"
          options={yearEnds}
        />
      )}
      <ChoiceInput
        path="deadlines.extension"
        label="Extension of that return"
        hint="Only one that was filed counts. None is assumed."
        layout="segments"
        assumed="none"
        options={[
          { value: 'none', label: 'None' },
          { value: 'planned', label: 'Planned' },
          { value: 'filed', label: 'Filed' },
        ]}
      />
    </div>
  )
}
