import type { ReactNode } from 'react'
import { RadioGroup, type RadioGroupProps } from '../radio-group/radio-group.tsx'

/** Props of {@link RadioCards}. */
export type RadioCardsProps<Value extends string = string> = Omit<RadioGroupProps<Value>, 'layout' | 'ends'>

/** One choice of several, each in a frame that is pressed as a whole. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactNode {
  return <RadioGroup {...props} layout="cards" />
}
