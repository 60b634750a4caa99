import { Description, Field, Label, Switch as HeadlessSwitch } from '@headlessui/react'
import type { ReactNode } from 'react'

/** Props of {@link Switch}. */
export interface SwitchProps {
  /** What is on or off; the accessible name. */
  label: string
  hint?: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  /** Words beside the track, so that the state is not told by colour alone. */
  stateLabels?: { on: string; off: string }
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, onCheckedChange, name, disabled = false, stateLabels = { on: 'On', off: 'Off' } }: SwitchProps): ReactNode {
  return (
    <Field className="ui-switch" disabled={disabled}>
      <span className="ui-switch-words">
        <Label className="ui-field-label">{label}</Label>
        {hint === undefined ? null : <Description className="ui-field-hint">{hint}</Description>}
      </span>
      <span className="ui-switch-state" aria-hidden="true">{checked ? stateLabels.on : stateLabels.off}</span>
      <HeadlessSwitch checked={checked} onChange={onCheckedChange} className="ui-switch-track" {...(name === undefined ? {} : { name })}>
        <span className="ui-switch-thumb" />
      </HeadlessSwitch>
    </Field>
  )
}
