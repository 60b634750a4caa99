import { type ReactNode, useId } from 'react'
import { Brand, type BrandProps } from '../../components/brand/brand.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Link } from '../../components/link/link.tsx'
import { NavigationSession, type NavigationSessionProps } from './navigation-session.tsx'
import { useMenu } from './use-menu.ts'
import { useScrollState } from './use-scroll-state.ts'

/** One page of the bar. */
export interface NavigationLink {
  label: string
  href: string
  /** The page that is shown now. */
  current?: boolean
}

/** Props of {@link NavigationBar}. */
export interface NavigationBarProps {
  /** Accessible name, e.g. "Main". */
  label: string
  brand: BrandProps
  links: readonly NavigationLink[]
  /** Who is signed in, or that it is not known yet. */
  session: NavigationSessionProps['session']
  /** Accessible names of the hamburger, closed and open. */
  menuLabels: { open: string; close: string }
}

/**
 * The floating pill on top of the site. It shrinks to mark and name while one reads on, comes back
 * near the top, and is a menu behind one button on small screens, which opens without scripts too.
 */
export function NavigationBar({ label, brand, links, session, menuLabels }: NavigationBarProps): ReactNode {
  const { compact, raised } = useScrollState()
  const { open, close, containerRef, menuRef } = useMenu()
  const panelId = useId()
  return (
    <header ref={containerRef} className="ui-navigation" data-compact={(compact && !open) || undefined} data-raised={raised || undefined}>
      <nav className="ui-navigation-pill" aria-label={label}>
        <Brand {...brand} onClick={close} />
        <button type="button" className="ui-control-button ui-navigation-toggle" popoverTarget={panelId} aria-expanded={open} aria-controls={panelId} aria-label={open ? menuLabels.close : menuLabels.open}>
          <Icon name={open ? 'close' : 'menu'} size="large" />
        </button>
        <div ref={menuRef} id={panelId} popover="auto" className="ui-navigation-panel">
          <ul className="ui-navigation-links">
            {links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} className="ui-navigation-link" aria-current={link.current ? 'page' : undefined} onClick={close}>{link.label}</Link>
              </li>
            ))}
          </ul>
          <NavigationSession session={session} onChoose={close} />
        </div>
      </nav>
    </header>
  )
}
