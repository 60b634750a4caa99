import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx'

/** Props of {@link MoneyField}. */
export interface MoneyFieldProps extends NumberFieldProps {
  /** The currency's sign, "$" unless given. */
  prefix?: string
}

/** An amount of money after its sign and, given `step`, between buttons that change it. */
export function MoneyField({ prefix = '$', ...rest }: MoneyFieldProps): ReactNode {
  return <NumberField {...rest} prefix={prefix} />
}
