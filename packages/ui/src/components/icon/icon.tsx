import type { ReactNode } from 'react'
import { iconPaths } from './icon-paths.ts'

/**
 * Name of an icon in the set.
 * @useDeclaredType
 */
export type IconName = keyof typeof iconPaths

/** All names, for catalogs. */
export const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)

/** Props of {@link Icon}. */
export interface IconProps {
  /** Which icon of the set. */
  name: IconName
  /** Accessible name. Omit it when text next to the icon says the same. */
  label?: string
  /** Its height and width. */
  size?: 'small' | 'medium' | 'large'
}

/** A line drawing in the color of the surrounding text. */
export function Icon({ name, label, size = 'medium' }: IconProps): ReactNode {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...naming} className="ui-icon" data-size={size} viewBox="0 0 24 24" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
