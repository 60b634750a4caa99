import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import type { SelectOption } from '../select/select.tsx'

/** Props of {@link NativeSelect}; everything a `<select>` takes besides. */
export interface NativeSelectProps<Value extends string = string>
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'id' | 'children' | 'multiple' | 'size'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
  options: readonly SelectOption<Value>[]
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
}

/** One choice of a list in the browser's own dropdown: for public pages, where a behaviour library would weigh too much. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>): ReactNode {
  const {
    label,
    hideLabel,
    hint,
    error,
    optionalLabel,
    labelAside,
    id,
    options,
    onValueChange,
    className = '',
    ...rest
  } = props
  const control = useFieldControl(id, { hint, error })

  function choose(chosen: string) {
    const option = options.find(({ value }) => value === chosen)
    if (option) onValueChange?.(option.value)
  }

  return (
    <Field
      id={control.id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      labelAside={labelAside}
    >
      <span className="ui-native-select">
        <select
          onChange={(event) => choose(event.currentTarget.value)}
          {...rest}
          {...control}
          className={`ui-control ui-native-select-control ${className}`.trim()}
        >
          {options.map(({ value, label: words, disabled = false }) => (
            <option key={value} value={value} disabled={disabled}>
              {words}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </Field>
  )
}
