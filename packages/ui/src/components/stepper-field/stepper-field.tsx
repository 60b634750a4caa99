import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx'

/** Props of {@link StepperField}. */
export type StepperFieldProps = NumberFieldProps & {
  /** How much one press changes the value. */
  step: number
}

/** A whole number, e.g. a year, with buttons that change it by `step`. */
export function StepperField(props: StepperFieldProps): ReactNode {
  return <NumberField inputMode="numeric" {...props} />
}
