import { Button } from '@dst/ui/button'
import { DateInput } from '../fields/date-input.tsx'
import { fieldId } from '../fields/field-id.ts'
import { addItem, removeItem, useExchangeFile } from '../store/document.ts'
import type { FieldPath } from '../store/edits.ts'

const closingPath = (index: number): FieldPath => `sales.${index}.closing`

/** When each sale of the exchange closed or will close. */
export function ClosingInputs() {
  const { sales } = useExchangeFile()
  const several = sales.length > 1
  return (
    <div className="dates-closings">
      <DateInput
        path={closingPath(0)}
        label={several ? 'Closing of sale 1' : 'When did your sale close, or when will it?'}
        hint={
          several
            ? 'The first closing of all your sales counts.'
            : 'The day on the closing statement, for example Dec 4, 2026.'
        }
      />
      {sales.slice(1).map(({ id }, position) => {
        const index = position + 1
        return (
          <div key={id} className="dates-closing">
            <DateInput path={closingPath(index)} label={`Closing of sale ${index + 1}`} />
            <Button variant="quiet" size="small" icon="trash" onClick={() => remove(index)}>
              {`Remove sale ${index + 1}`}
            </Button>
          </div>
        )
      })}
      {sales[0]?.closing === undefined ? null : (
        <Button variant="quiet" size="small" icon="plus" onClick={() => addItem('sales')}>
          Add another sale of this exchange
        </Button>
      )}
    </div>
  )
}

/** The button that was pressed disappears, so the focus goes to the field before it. */
function remove(index: number) {
  removeItem('sales', index)
  document.getElementById(fieldId(closingPath(index - 1)))?.focus()
}
