import { type ReactNode, useId } from 'react'
import { Brand, type BrandProps } from '../../components/brand/brand.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Link } from '../../components/link/link.tsx'
import { NavigationSession, type NavigationSessionProps } from './navigation-session.tsx'
import type { Elements } from '../../elements.ts'
import { useMenu } from './use-menu.ts'
import { useScrollState } from './use-scroll-state.ts'

/** One page in the bar. */
export interface NavigationLink {
  /** Text of the link. */
  label: string
  /** Where it leads. */
  href: string
  /** Whether this is the current page. */
  current?: boolean
}

/** A figure that every page shows, such as a day that counts toward a deadline. */
export interface NavigationFigure {
  /** Its two lines, e.g. "Day 17" and "of 45". */
  lines: readonly [string, string]
  /** Read out after the lines, e.g. "of your exchange". */
  about: string
  /** Where it leads. */
  href: string
}

/** Props of {@link NavigationBar}. */
export interface NavigationBarProps {
  /** Accessible name, e.g. "Main". */
  label: string
  /** Name of the site, and its home page. */
  brand: BrandProps
  /** The pages, in their order. */
  links: readonly NavigationLink[]
  /** Who is signed in, or that this is not known yet. */
  session: NavigationSessionProps['session']
  /** Shown beside the brand in every state of the bar. Its room is free, so that nothing moves when it appears. */
  figure?: NavigationFigure | undefined
  /** A SearchBox, at the end of the bar in every state. */
  search?: Elements
  /** Accessible names of the hamburger button, closed and open. */
  menuLabels: { open: string; close: string }
}

/**
 * The bar at the top of the site: a pill on a band in the page's color. It shrinks to mark, name and a menu button on
 * scrolling down, and expands again near the top or when it receives focus with Tab. Small screens always have the
 * menu, which also opens without scripting.
 */
export function NavigationBar({
  label,
  brand,
  links,
  session,
  figure,
  search,
  menuLabels,
}: NavigationBarProps): ReactNode {
  const { compact, raised } = useScrollState()
  const { open, close, containerRef, buttonRef, menuRef } = useMenu()
  const panelId = useId()
  return (
    <header
      ref={containerRef}
      className="ui-navigation"
      data-compact={compact || undefined}
      data-raised={raised || undefined}
    >
      <nav className="ui-navigation-band" aria-label={label}>
        <div className="ui-navigation-pill">
          <Brand {...brand} onClick={close} />
          {figure === undefined ? null : (
            <span className="ui-navigation-figure-place">
              <Link href={figure.href} className="ui-navigation-figure" onClick={close}>
                <span>{figure.lines[0]}</span> <span>{figure.lines[1]}</span>
                <span className="ui-visually-hidden">{` ${figure.about}`}</span>
              </Link>
            </span>
          )}
          <button
            ref={buttonRef}
            type="button"
            className="ui-control-button ui-navigation-toggle"
            popoverTarget={panelId}
            aria-expanded={open}
            aria-controls={panelId}
            aria-label={open ? menuLabels.close : menuLabels.open}
          >
            <Icon name={open ? 'close' : 'menu'} size="large" />
          </button>
          <div ref={menuRef} id={panelId} popover="auto" className="ui-navigation-panel">
            <ul className="ui-navigation-links">
              {links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    className="ui-navigation-link"
                    aria-current={link.current ? 'page' : undefined}
                    onClick={close}
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
            <NavigationSession session={session} onChoose={close} />
          </div>
          {search}
        </div>
      </nav>
    </header>
  )
}
