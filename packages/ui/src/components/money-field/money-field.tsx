import type { ReactNode } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx'

/** Props of {@link MoneyField}; `prefix` is the currency symbol and defaults to "$". */
export type MoneyFieldProps = NumberFieldProps

/** An amount of money after its currency symbol and, with `step`, between buttons that change it. */
export function MoneyField({ prefix = '$', ...rest }: MoneyFieldProps): ReactNode {
  return <NumberField {...rest} prefix={prefix} />
}
