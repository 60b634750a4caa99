import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'

/** Props of {@link TextField}; everything an `<input>` takes besides, controlled or not. */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'id'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
  type?: 'text' | 'email' | 'tel' | 'search' | 'url'
  icon?: IconName
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    label,
    hideLabel,
    hint,
    error,
    optionalLabel,
    labelAside,
    id,
    type = 'text',
    icon,
    className = '',
    ...rest
  } = props
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
      {icon === undefined ? (
        <input {...rest} {...control} type={type} className={`ui-control ${className}`.trim()} />
      ) : (
        <span className={`ui-control ui-control-group ${className}`.trim()}>
          <span className="ui-control-affix">
            <Icon name={icon} />
          </span>
          <input {...rest} {...control} type={type} />
        </span>
      )}
    </Field>
  )
}
