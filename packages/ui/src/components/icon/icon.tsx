import type { ReactNode } from 'react'
import { iconPaths } from './icon-paths.ts'

/** Name of a drawing of the set. */
export type IconName = keyof typeof iconPaths

/** All names, for catalogues. */
export const iconNames = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName
  /** Spoken name. Leave out where words beside the icon say the same. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** A line drawing in the colour of the text around it. */
export function Icon({ name, label, size = 'medium' }: IconProps): ReactNode {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg {...naming} className="ui-icon" data-size={size} viewBox="0 0 24 24" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
