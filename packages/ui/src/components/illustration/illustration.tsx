import type { ReactNode } from 'react'
import { illustrationPaths } from './illustration-paths.ts'

/**
 * Name of a drawing.
 * @useDeclaredType
 */
export type IllustrationName = keyof typeof illustrationPaths

/** Props of {@link Illustration}. */
export interface IllustrationProps {
  /** Which drawing. */
  name: IllustrationName
  /** Text alternative; omit it when the drawing is decorative. */
  label?: string
}

/** A drawing with one line weight in two layers, ink and brass. */
export function Illustration({ name, label }: IllustrationProps): ReactNode {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const { ink, rule } = illustrationPaths[name]
  return (
    <svg {...naming} className="ui-illustration" viewBox="0 0 480 360" focusable="false">
      <path className="ui-illustration-ink" d={ink} />
      <path className="ui-illustration-rule" d={rule} />
    </svg>
  )
}
