import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'

/** Props of {@link TextArea}; everything a `<textarea>` takes besides. */
export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, 'id'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
}

/** Several lines of text; it grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, hideLabel, hint, error, optionalLabel, labelAside, id, rows = 5, className = '', ...rest } = props
  const control = useFieldControl(id, { hint, error })
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
      <textarea {...rest} {...control} rows={rows} className={`ui-control ui-text-area ${className}`.trim()} />
    </Field>
  )
}
