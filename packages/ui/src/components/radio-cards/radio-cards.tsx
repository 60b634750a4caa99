import type { ReactNode } from 'react'
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx'

/** Props of {@link RadioCards}. */
export type RadioCardsProps<Value extends string = string> = Omit<RadioGroupProps<Value>, 'layout' | 'ends'>

/** A single choice from several, each in a fully clickable frame. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactNode {
  return <RadioGroup {...props} layout="cards" />
}
