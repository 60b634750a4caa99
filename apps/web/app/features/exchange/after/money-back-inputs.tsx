import { exchangeFileMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { DateInput } from '../fields/date-input.tsx'
import { MoneyInput } from '../fields/number-input.tsx'
import { addItem, removeItem, useExchangeFile } from '../store/document.ts'

/** The payments of the intermediary. */
export function MoneyBackInputs() {
  const { moneyBack } = useExchangeFile()
  return (
    <form className="after-form" aria-label="Money paid back" onSubmit={(event) => event.preventDefault()}>
      {moneyBack.map(({ id }, at) => (
        <fieldset key={id} className="after-part">
          <legend>{`Payment ${at + 1}`}</legend>
          <div className="after-fields">
            <DateInput path={`moneyBack.${at}.on`} label="Paid on" />
            <MoneyInput path={`moneyBack.${at}.amount`} label="Amount" />
          </div>
          <Button variant="quiet" size="small" icon="trash" onClick={() => removeItem('moneyBack', at)}>
            {`Remove payment ${at + 1}`}
          </Button>
        </fieldset>
      ))}
      {moneyBack.length >= exchangeFileMaximum.moneyBack ? null : (
        <Button variant="secondary" size="small" icon="plus" onClick={() => addItem('moneyBack')}>
          Add a payment of the intermediary
        </Button>
      )}
    </form>
  )
}
