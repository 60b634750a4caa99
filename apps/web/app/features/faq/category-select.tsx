import { Field, useFieldControl } from '@dst/ui/field'

/** Props of {@link CategorySelect}. */
export interface CategorySelectProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** The browser's own dropdown in the design system's frame: the page needs no script library for ten choices. */
export function CategorySelect({ label, options, value, onChange }: CategorySelectProps) {
  const control = useFieldControl(undefined, {})
  return (
    <Field id={control.id} label={label}>
      <select {...control} name="category" className="ui-control" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </select>
    </Field>
  )
}
