import { formatUsd } from '@dst/domain/calculator'
import { purchaseValue, type ListedProperty, type Purchase } from '@dst/domain/exchange-file'
import { exchangeFileMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { ChoiceInput } from '../fields/choice-input.tsx'
import { DateInput } from '../fields/date-input.tsx'
import { fieldId } from '../fields/field-id.ts'
import { loanShareHint } from '../fields/loan-share-hint.ts'
import { CountInput, MoneyInput, PercentInput } from '../fields/number-input.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { addItem, removeItem, useExchangeFile } from '../store/document.ts'
import { candidateName } from './candidate-name.ts'
import { receiptLabels } from './receipt-labels.ts'

const kinds = [
  { value: 'dst', label: 'DST' },
  { value: 'property', label: 'Property' },
] as const
const wants = [
  { value: 'first', label: 'First choice' },
  { value: 'backup', label: 'Backup' },
] as const

interface CandidatesProps {
  /** The purchases as they count; none until today is known. */
  properties: readonly ListedProperty[]
  closed: boolean
}

/** What is named: one set of entries for each property. Closed, only the day of a closing can be entered. */
export function Candidates({ properties, closed }: CandidatesProps) {
  const { purchases } = useExchangeFile()
  const addButton = useRef<HTMLButtonElement>(null)
  const focusName = (index: number) => document.getElementById(fieldId(`purchases.${index}.name`))?.focus()
  const add = () => {
    flushSync(() => addItem('purchases'))
    focusName(purchases.length)
  }
  const remove = (index: number) => {
    flushSync(() => removeItem('purchases', index))
    if (purchases.length > 1) focusName(Math.min(index, purchases.length - 2))
    else addButton.current?.focus()
  }
  return (
    <form className="list-candidates" aria-label="What you name" onSubmit={(event) => event.preventDefault()}>
      {purchases.map((purchase, index) => (
        <fieldset key={purchase.id} className="list-candidate">
          <legend>{candidateName(purchase, index)}</legend>
          {closed ? (
            <DescriptionList items={readOnly(purchase, index)} />
          ) : (
            <div className="list-fields">
              <NamedFields purchase={purchase} index={index} />
            </div>
          )}
          <DateInput
            path={`purchases.${index}.closedOn`}
            label="Closed on"
            hint={receiptLabels[properties[index]?.receipt ?? 'open']}
          />
          <p className="list-fine">{worthLabel(purchase)}</p>
          {closed ? null : (
            <Button variant="quiet" size="small" icon="trash" onClick={() => remove(index)}>
              {`Remove ${candidateName(purchase, index)}`}
            </Button>
          )}
        </fieldset>
      ))}
      {closed || purchases.length >= exchangeFileMaximum.purchases ? null : (
        <Button ref={addButton} variant="secondary" icon="plus" onClick={add}>
          Add a property
        </Button>
      )}
    </form>
  )
}

function NamedFields({ purchase, index }: { purchase: Purchase; index: number }) {
  return (
    <>
      <ChoiceInput path={`purchases.${index}.kind`} label="Kind" options={kinds} assumed="dst" layout="segments" />
      <TextInput path={`purchases.${index}.name`} label="Name" hint="Also on the draft notice." />
      {purchase.kind === 'property' ? (
        <MoneyInput path={`purchases.${index}.price`} label="Market value, or the price" />
      ) : (
        <>
          <MoneyInput path={`purchases.${index}.equity`} label="Cash that you put in" />
          <PercentInput
            path={`purchases.${index}.loanShare`}
            label="Loan, as a share of the value"
            hint={loanShareHint}
          />
        </>
      )}
      <CountInput
        path={`purchases.${index}.units`}
        label="Counts as"
        hint="1 until entered. A trust with several buildings may count as several: ask your intermediary."
      />
      <ChoiceInput
        path={`purchases.${index}.wanted`}
        label="Wanted as"
        hint="A backup counts in full."
        options={wants}
        assumed="first"
        layout="segments"
      />
    </>
  )
}

/** What was entered, to read: nothing of it can be changed after the last day. */
export function readOnly(purchase: Purchase, index: number): readonly { term: string; description: string }[] {
  const { kind = 'dst', price, equity, loanShare = 0, units = 1, wanted = 'first' } = purchase
  const dollars = (amount: number | undefined) => (amount === undefined ? 'Not entered' : formatUsd(amount))
  return [
    { term: 'Kind', description: labelOf(kinds, kind) },
    { term: 'Name', description: candidateName(purchase, index) },
    ...(kind === 'property'
      ? [{ term: 'Market value, or the price', description: dollars(price) }]
      : [{ term: 'Cash that you put in', description: dollars(equity) }]),
    { term: 'Loan, as a share of the value', description: `${Math.round(loanShare * 10_000) / 100}%` },
    { term: 'Counts as', description: String(units) },
    { term: 'Wanted as', description: labelOf(wants, wanted) },
  ]
}

function labelOf(options: readonly { value: string; label: string }[], chosen: string): string {
  return options.find(({ value }) => value === chosen)?.label ?? chosen
}

/** What a property counts for on the list. */
export function worthLabel(purchase: Purchase): string {
  const worth = purchaseValue(purchase)
  if (worth === undefined) return 'It counts as worth nothing until its amount is entered.'
  return `On the list it is worth ${formatUsd(worth.value)}, without regard to loans.`
}
