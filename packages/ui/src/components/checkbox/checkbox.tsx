import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldError, FieldHint, useFieldControl } from '../field/field.tsx'

/** Props of {@link Checkbox}; everything a checkbox takes besides, controlled or not. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode
  /** Give one where an error summary links to the box; generated otherwise. */
  id?: string
  name: string
  hint?: ReactNode
  error?: string | undefined
  onCheckedChange?: (checked: boolean) => void
}

/** A box to tick, with its words beside it. */
export function Checkbox({
  label,
  id,
  hint,
  error,
  onCheckedChange,
  onChange,
  className = '',
  ...rest
}: CheckboxProps): ReactNode {
  const control = useFieldControl(id, { hint, error })
  return (
    <div className={`ui-field ui-checkbox-field ${className}`.trim()} data-invalid={error !== undefined || undefined}>
      <div className="ui-checkbox">
        <input
          {...rest}
          {...control}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
        />
        <label htmlFor={control.id}>{label}</label>
      </div>
      <FieldHint id={control.id} hint={hint} />
      <FieldError id={control.id} error={error} />
    </div>
  )
}
