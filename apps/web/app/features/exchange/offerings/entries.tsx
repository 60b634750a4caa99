import type { OfferingColumn } from '@dst/domain/exchange-file'
import { exchangeFileMaximum } from '@dst/domain/parameters'
import { Button } from '@dst/ui/button'
import { Disclosure } from '@dst/ui/disclosure'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FieldNote } from '../field-note.tsx'
import { fieldId } from '../fields/field-id.ts'
import { addItem, removeItem, useExchangeFile } from '../store/document.ts'
import type { FieldPath } from '../store/edits.ts'
import { askOf } from './figures/refusal-copy.ts'
import { offeringName } from './offering-name.ts'
import { OfferingForm } from './fields/offering-form.tsx'
import { EntryPicker } from './fields/offering-picker.tsx'
import { PasteBox } from './paste/paste-box.tsx'

const fullNote = `At most ${exchangeFileMaximum.offerings} offerings are compared at a time.`

interface EntriesProps {
  /** The offerings as they were last computed. */
  columns: readonly OfferingColumn[]
  shown: number
  onShow: (index: number) => void
}

/** What is typed: one offering at a time, in the order in which they were added. */
export function Entries({ columns, shown, onShow }: EntriesProps) {
  const { offerings } = useExchangeFile()
  const addButton = useRef<HTMLButtonElement>(null)
  const focusField = (path: FieldPath) => document.getElementById(fieldId(path))?.focus()
  const add = () => {
    flushSync(() => {
      addItem('offerings')
      onShow(offerings.length)
    })
    focusField(`offerings.${offerings.length}.name`)
  }
  const remove = () => {
    flushSync(() => {
      removeItem('offerings', shown)
      onShow(Math.max(0, Math.min(shown, offerings.length - 2)))
    })
    addButton.current?.focus()
  }
  const offering = offerings[shown]
  const column = columns.find(({ id }) => id === offering?.id)
  const ask = column === undefined ? undefined : askOf(column, shown)
  return (
    <div className="offerings-entries">
      <form aria-label="Offerings" className="offerings-form" onSubmit={(event) => event.preventDefault()}>
        {offerings.length > 1 ? (
          <EntryPicker names={offerings.map(offeringName)} shown={shown} onShow={onShow} />
        ) : null}
        {offering === undefined ? null : (
          <fieldset key={offering.id} className="offerings-entry">
            <legend>{offeringName(offering, shown)}</legend>
            {ask === undefined ? null : <FieldNote {...ask} goTo={focusField} />}
            <OfferingForm offering={offering} index={shown} />
            <Button variant="quiet" size="small" icon="trash" onClick={remove}>
              {`Remove ${offeringName(offering, shown)}`}
            </Button>
          </fieldset>
        )}
        {offerings.length < exchangeFileMaximum.offerings ? (
          <Button ref={addButton} variant="secondary" icon="plus" onClick={add}>
            {offerings.length === 0 ? 'Type an offering' : 'Add an offering'}
          </Button>
        ) : (
          <p className="offerings-fine">{fullNote}</p>
        )}
      </form>
      <Disclosure summary="Paste a table from a spreadsheet" icon="document">
        <PasteBox onFilled={onShow} />
      </Disclosure>
    </div>
  )
}
