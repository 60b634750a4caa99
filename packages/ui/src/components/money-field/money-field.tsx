import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx'

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends NumberFieldProps {
  /** The currency symbol; defaults to "$". */
  prefix?: string
}

/** An amount of money after its currency symbol and, with `step`, between buttons that change it. */
export function MoneyField({ prefix = '$', ...rest }: MoneyFieldProps): ReactNode {
  return <NumberField {...rest} prefix={prefix} />
}
