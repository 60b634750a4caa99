import type { ReactNode } from 'react'

/** Props of {@link Avatar}. */
export interface AvatarProps {
  /** The person's name, used as the text alternative. */
  name: string
  /** URL of the picture; a drawing is shown without one. */
  src?: string | null | undefined
  /** Its diameter. */
  size?: 'medium' | 'large'
}

/** A person's picture, or a generic drawing of a person. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps): ReactNode {
  if (src) return <img className="ui-avatar" data-size={size} src={src} alt={name} width={72} height={72} />
  return (
    <svg className="ui-avatar" data-size={size} role="img" aria-label={name} viewBox="0 0 72 72">
      <circle cx="36" cy="28" r="11" />
      <path d="M13 63c3-13 11-19 23-19s20 6 23 19" />
    </svg>
  )
}
