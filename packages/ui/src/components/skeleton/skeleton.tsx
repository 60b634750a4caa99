import type { CSSProperties, ReactNode } from 'react'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** What is loading, for screen readers. */
  label: string
  /** Number of placeholder lines of text. */
  lines?: number
  /** Height of one block instead of lines, as a token, e.g. "var(--space-12)". */
  height?: string
  /** `heading` is one line in headline size. */
  shape?: 'text' | 'heading' | 'block'
}

/** A placeholder for loading content, of the same size; it appears after 150 ms. */
export function Skeleton({
  label,
  lines = 3,
  height,
  shape = height === undefined ? 'text' : 'block',
}: SkeletonProps): ReactNode {
  const bars = shape === 'text' ? Array.from({ length: lines }, (_, line) => line) : [0]
  const style: CSSProperties | undefined = height === undefined ? undefined : { height }
  return (
    <output className="ui-skeleton" data-shape={shape}>
      <span className="ui-visually-hidden">{label}</span>
      {bars.map((bar) => (
        <span key={bar} className="ui-skeleton-bar" style={style} />
      ))}
    </output>
  )
}
