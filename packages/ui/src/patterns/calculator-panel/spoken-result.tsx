import type { ReactNode } from 'react'
import { useStableText } from '../../foundations/use-stable-text.ts'

/** Announces the result to screen readers once it has stopped changing; the initial result is not announced. */
export function SpokenResult({ text }: { text: string }): ReactNode {
  return <output className="ui-visually-hidden ui-calculator-spoken">{useStableText(text)}</output>
}
