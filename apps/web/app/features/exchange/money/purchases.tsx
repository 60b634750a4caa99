import { formatUsd } from '@dst/domain/calculator'
import {
  isReceived,
  purchaseValue,
  type ListedProperty,
  type NamingPeriod,
  type Purchase,
  type Receipt,
} from '@dst/domain/exchange-file'
import { exchangeFileMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths.ts'
import { stateOptions } from '~/lib/states/state-options.ts'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'
import { ChoiceInput, SelectInput } from '../fields/choice-input.tsx'
import { loanShareHint } from '../fields/loan-share-hint.ts'
import { MoneyInput, PercentInput } from '../fields/number-input.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { readOnly } from '../list/candidates.tsx'
import { closedMessage } from '../list/list-days.ts'
import { addItem, removeItem, useExchangeFile } from '../store/document.ts'

const kinds = [
  { value: 'dst', label: 'DST' },
  { value: 'property', label: 'Property' },
] as const

interface PurchasesProps {
  properties: readonly ListedProperty[]
  naming: NamingPeriod
  /** Whether the exchange is over: then it is told what was bought. */
  isFinished: boolean
}

/** What is bought: cash and loan of each purchase. Only to read once nothing can be named any more. */
export function Purchases({ properties, naming, isFinished }: PurchasesProps) {
  const file = useExchangeFile()
  const { purchases } = file
  const receipts = new Map(properties.map(({ id, receipt }) => [id, receipt]))
  const closed = closedMessage(naming)
  const open = closed === undefined
  const figures = useStateTaxes(namesState(file))?.figures
  const asksState = file.sales.some(({ state }) => state !== undefined && figures?.[state].clawBack !== undefined)
  return (
    <div className="money-purchases">
      <h3>{isFinished ? 'What you bought' : 'What you buy'}</h3>
      {open ? null : (
        <p>
          <span>{closed}</span> <TextLink href={paths.exchangeList}>Enter the list that you signed</TextLink>
        </p>
      )}
      {open && purchases.length === 0 ? (
        <p>Nothing yet. A button above adds a DST that replaces what is missing; or add your own.</p>
      ) : null}
      {purchases.map((purchase, index) => (
        <fieldset key={purchase.id} className="money-purchase">
          <legend>{purchase.name ?? `Purchase ${index + 1}`}</legend>
          {open ? (
            <PurchaseFields purchase={purchase} index={index} asksState={asksState} />
          ) : (
            <DescriptionList items={readOnly(purchase, index)} />
          )}
          <MoneyInput
            path={`purchases.${index}.exchangeCosts`}
            label="Exchange costs of buying"
            hint="Usually title, escrow, recording and transfer tax, but no costs of the loan. None until entered."
          />
          <p className="money-fine">{purchaseLabel(purchase, receipts.get(purchase.id), isFinished)}</p>
          {open ? (
            <Button variant="quiet" size="small" icon="trash" onClick={() => removeItem('purchases', index)}>
              {`Remove ${purchase.name ?? `purchase ${index + 1}`}`}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {open && purchases.length < exchangeFileMaximum.purchases ? (
        <Button variant="secondary" size="small" icon="plus" onClick={() => addItem('purchases')}>
          Add a purchase
        </Button>
      ) : null}
    </div>
  )
}

interface PurchaseFieldsProps {
  purchase: Purchase
  index: number
  /** Whether a state of the sales keeps a claim to gain that is exchanged out of it. */
  asksState: boolean
}

function PurchaseFields({ purchase, index, asksState }: PurchaseFieldsProps) {
  return (
    <div className="money-fields">
      <ChoiceInput path={`purchases.${index}.kind`} label="Kind" options={kinds} assumed="dst" layout="segments" />
      <TextInput path={`purchases.${index}.name`} label="Name" hint="Also on the draft notice." />
      {purchase.kind === 'property' ? (
        <MoneyInput path={`purchases.${index}.price`} label="Price" />
      ) : (
        <MoneyInput path={`purchases.${index}.equity`} label="Cash that you put in" />
      )}
      <PercentInput path={`purchases.${index}.loanShare`} label="Loan, as a share of the value" hint={loanShareHint} />
      {asksState ? (
        <SelectInput
          path={`purchases.${index}.state`}
          label="State of what you buy"
          none="Not entered, or several states"
          options={stateOptions}
        />
      ) : null}
    </div>
  )
}

/** What a purchase counts for. */
export function purchaseLabel(purchase: Purchase, receipt: Receipt = 'open', isFinished = false): string {
  if (isFinished && (receipt === 'open' || receipt === 'future'))
    return 'You did not receive it: it does not count here.'
  if (receipt === 'before-sale') return 'By its date it closed before your sale: it does not count here.'
  if (receipt === 'after-end') return 'By its date it closes after the exchange’s last day: it does not count here.'
  if (purchase.wanted === 'backup' && !isReceived(receipt)) return 'A backup on your list: it does not count here.'
  const split = purchaseValue(purchase)
  if (split === undefined) return 'It counts once its amount is entered.'
  const { value, cash, debt } = split
  const { exchangeCosts = 0 } = purchase
  const costs = exchangeCosts > 0 ? ` ${formatUsd(exchangeCosts)} of exchange costs count as spent too.` : ''
  return `Worth ${formatUsd(value)}: ${formatUsd(cash)} of cash and ${formatUsd(debt)} of loan.${costs}`
}
