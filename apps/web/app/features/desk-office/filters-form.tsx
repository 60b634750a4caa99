import { requestStates } from '@dst/contracts'
import { deliveryChannels, requestAges } from '@dst/contracts/desk'
import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { NativeSelect } from '@dst/ui/native-select'
import { TextField } from '@dst/ui/text-field'
import { useState, type SyntheticEvent } from 'react'
import { isCrd, queryOfFilters, type RequestFilters } from './request-filters.ts'
import { ageNames, channelNames, stateNames } from './request-labels.ts'

interface FiltersFormProps {
  /** Filters and search text that the list shows. */
  filters: RequestFilters
  search: string
  onShow: (filters: RequestFilters, search: string) => void
}

/** Finds requests. Nothing happens until it is sent, so that nobody is carried off while choosing. */
export function FiltersForm({ filters, search, onShow }: FiltersFormProps) {
  const [fields, setFields] = useState(filters)
  const [text, setText] = useState(search)
  const [error, setError] = useState<string>()
  const shown = JSON.stringify(queryOfFilters(filters))
  const [started, setStarted] = useState(shown)
  // Back and forward show other filters. The form stays, and the focus in it.
  if (started !== shown) {
    setStarted(shown)
    setFields(filters)
    setText(search)
    setError(undefined)
  }
  const set = (changed: RequestFilters) => setFields((before) => ({ ...before, ...changed }))

  const show = (event: SyntheticEvent) => {
    event.preventDefault()
    const firm = fields.firm?.trim() ?? ''
    const wrong = firm !== '' && !isCrd(firm)
    setError(wrong ? 'A CRD number has up to ten digits and nothing else.' : undefined)
    if (!wrong) onShow({ ...fields, firm: firm === '' ? undefined : firm }, text.trim())
  }
  const clear = () => {
    setFields({})
    setText('')
    setError(undefined)
    onShow({}, '')
  }

  // By POST, so that even a browser that sent the form itself would put no name into an address.
  return (
    <search aria-label="Find requests">
      <form method="post" noValidate className="desk-filters" onSubmit={show}>
        <TextField
          name="search"
          type="search"
          icon="search"
          label="Request id, name or email"
          autoComplete="off"
          maxLength={255}
          value={text}
          onValueChange={setText}
        />
        <NativeSelect
          name="state"
          label="State"
          options={choices('Any state', requestStates, stateNames)}
          value={fields.state ?? ''}
          onValueChange={(state) => set({ state: state === '' ? undefined : state })}
        />
        <NativeSelect
          name="age"
          label="Age"
          options={choices('Any age', requestAges, ageNames)}
          value={fields.age ?? ''}
          onValueChange={(age) => set({ age: age === '' ? undefined : age })}
        />
        <NativeSelect
          name="channel"
          label="Sent by"
          options={choices('Any channel', deliveryChannels, channelNames)}
          value={fields.channel ?? ''}
          onValueChange={(channel) => set({ channel: channel === '' ? undefined : channel })}
        />
        <TextField
          name="firm"
          label="Firm’s CRD number"
          inputMode="numeric"
          autoComplete="off"
          error={error}
          value={fields.firm ?? ''}
          onValueChange={(firm) => set({ firm })}
        />
        <div className="desk-filters-end">
          <Checkbox
            name="help"
            label="Only those that need help"
            hint="Past the promised time, not delivered, or declined."
            checked={fields.needsHelp === true}
            onCheckedChange={(checked) => set({ needsHelp: checked || undefined })}
          />
          <div className="desk-buttons">
            <Button type="submit">Show requests</Button>
            <Button variant="secondary" onClick={clear}>
              Clear all
            </Button>
          </div>
        </div>
      </form>
    </search>
  )
}

function choices<Value extends string>(any: string, values: readonly Value[], names: Record<Value, string>) {
  return [{ value: '' as const, label: any }, ...values.map((value) => ({ value, label: names[value] }))]
}
