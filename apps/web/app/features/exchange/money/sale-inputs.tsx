import { exchangeFileMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { MoneyInput } from '../fields/number-input.tsx'
import { DateInput, MonthInput } from '../fields/date-input.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { saleName } from '../sale-name.ts'
import { addItem, removeItem, useExchangeFile } from '../store/document.ts'

interface SaleInputsProps {
  /** Which sale is shown. */
  at: number
  onShow: (at: number) => void
}

/** The entries of a sale that the first answer needs, and the choice among several sales. */
export function SaleInputs({ at, onShow }: SaleInputsProps) {
  const { sales } = useExchangeFile()
  const several = sales.length > 1
  const price = sales[at]?.price
  return (
    <form className="money-sale" aria-label="Your sale" onSubmit={(event) => event.preventDefault()}>
      {several ? (
        <fieldset className="money-sales">
          <legend className="ui-visually-hidden">Sales</legend>
          {sales.map((sale, index) => (
            <Button
              key={sale.id}
              size="small"
              variant={index === at ? 'primary' : 'secondary'}
              aria-pressed={index === at}
              onClick={() => onShow(index)}
            >
              {saleName(sale, index)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      <div className="money-fields" key={at}>
        {several ? <TextInput path={`sales.${at}.label`} label="Name of this sale" /> : null}
        <MoneyInput path={`sales.${at}.price`} label="Sale price" />
        <MoneyInput path={`sales.${at}.debtPaidOff`} label="Loans that the sale pays off" hint="None until entered." />
        <MoneyInput path={`sales.${at}.purchasePrice`} label="What you paid for it" />
        <MonthInput
          path={`sales.${at}.placedInService`}
          label="In use since"
          hint="The month in which you began to rent it out or use it, like March 2015."
        />
        <DateInput path={`sales.${at}.closing`} label="Closing" hint="This month until entered." />
      </div>
      <div className="money-sale-actions">
        {price !== undefined && sales.length < exchangeFileMaximum.sales ? (
          <Button
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => {
              addItem('sales')
              onShow(sales.length)
            }}
          >
            Add another sale
          </Button>
        ) : null}
        {several ? (
          <Button
            variant="quiet"
            size="small"
            icon="trash"
            onClick={() => {
              removeItem('sales', at)
              onShow(Math.max(0, at - 1))
            }}
          >
            Remove this sale
          </Button>
        ) : null}
      </div>
    </form>
  )
}
