import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

/** Props of {@link PasswordField}; everything an `<input>` takes besides. */
export interface PasswordFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  /** Accessible name of the toggle while the password is hidden. */
  showLabel?: string
  /** Accessible name of the toggle while the password is shown. */
  concealLabel?: string
}

/** The account that a new password belongs to, for the browser's password store; it does not show. */
export function PasswordOwner({ email }: { email: string }): ReactNode {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}

/** A password with a toggle that shows it. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const {
    label,
    hideLabel,
    hint,
    error,
    optionalLabel,
    labelAside,
    id,
    showLabel = 'Show password',
    concealLabel = 'Hide password',
    className = '',
    ...rest
  } = props
  const control = useFieldControl(id, { hint, error })
  const [shown, setShown] = useState(false)
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
      <span className={`ui-control ui-control-group ${className}`.trim()}>
        <input {...rest} {...control} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
        <button
          type="button"
          className="ui-control-button"
          aria-label={shown ? concealLabel : showLabel}
          aria-controls={control.id}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} />
        </button>
      </span>
    </Field>
  )
}
