import { Description, Field, Label, Switch as HeadlessSwitch } from '@headlessui/react'
import type { ComponentPropsWithRef, ReactNode } from 'react'

/** Props of {@link Switch}; all other props go to the switch itself. */
export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'button'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'defaultChecked'
  | 'disabled'
  | 'type'
  | 'form'
  | 'autoFocus'
  | 'tabIndex'
  | 'onChange'
  | 'children'
> {
  /** What is on or off; the accessible name. */
  label: string
  /** One sentence of help text under the label. */
  hint?: ReactNode
  /** Whether it is on. */
  checked: boolean
  /** Called with the state that the user asks for; the switch moves when `checked` does. */
  onCheckedChange: (checked: boolean) => void
  /** Name of the control in its form. */
  name?: string
  /** Whether it can't be changed; say why in the hint. */
  disabled?: boolean
  /** The last change is being saved: the switch keeps its focus, and ignores presses. */
  busy?: boolean
  /** Text next to the track, so that the state is not conveyed by color alone. */
  stateLabels?: { on: string; off: string }
}

/** A setting that takes effect immediately. */
export function Switch({
  label,
  hint,
  checked,
  onCheckedChange,
  name,
  disabled = false,
  busy = false,
  stateLabels = { on: 'On', off: 'Off' },
  className = '',
  ref,
  ...rest
}: SwitchProps): ReactNode {
  return (
    <Field className="ui-switch" disabled={disabled}>
      <span className="ui-switch-words">
        <Label className="ui-field-label">{label}</Label>
        {hint === undefined ? null : <Description className="ui-field-hint">{hint}</Description>}
      </span>
      <span className="ui-switch-state" aria-hidden="true">
        {checked ? stateLabels.on : stateLabels.off}
      </span>
      <HeadlessSwitch
        {...rest}
        checked={checked}
        onChange={onCheckedChange}
        // The library then handles no press, and the element keeps its focus, which it would lose if disabled.
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        className={`ui-switch-track ${className}`.trim()}
        {...(name === undefined ? {} : { name })}
        {...(ref === undefined ? {} : { ref })}
      >
        <span className="ui-switch-thumb" />
      </HeadlessSwitch>
    </Field>
  )
}
