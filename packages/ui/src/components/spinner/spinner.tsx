import type { ReactNode } from 'react'

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What is in progress, shown next to the spinner and announced. Omit it inside a busy button. */
  label?: string
  /** Its diameter. */
  size?: 'medium' | 'large'
}

/** A progress indicator. It appears after 150 ms, so that quick actions do not make it flicker. */
export function Spinner({ label, size = 'medium' }: SpinnerProps): ReactNode {
  const mark = (
    <svg aria-hidden="true" className="ui-spinner-mark" data-size={size} viewBox="0 0 24 24" focusable="false">
      <circle className="ui-spinner-track" cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
  if (label === undefined) return mark
  return (
    <output className="ui-spinner">
      {mark}
      <span>{label}</span>
    </output>
  )
}
