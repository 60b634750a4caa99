import type { LinkProps } from '@dst/ui/link'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { isOffline } from '~/services/connection-error.ts'
import { showToast } from '~/services/toasts.ts'

/**
 * Renders a link of the design system: pages of this site use the router, everything else the browser. Without a
 * network the router would reload, and the browser's own error page would take this page's place.
 */
export function RouterLink({ href, children, onClick, ...rest }: LinkProps) {
  const withinSite = href.startsWith('/') && !href.startsWith('//')
  if (withinSite) {
    const answer = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!event.defaultPrevented && isOffline() && leavesPage(event)) stay(event)
    }
    return (
      <Link to={href} {...rest} onClick={answer}>
        {children}
      </Link>
    )
  }
  return (
    <a href={href} {...rest} {...(onClick === undefined ? {} : { onClick })}>
      {children}
    </a>
  )
}

/** Whether this tab would show another page: not for a place on this one, nor for a new tab. */
function leavesPage({ currentTarget, button, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLAnchorElement>): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || currentTarget.target === '_blank') return false
  return currentTarget.pathname !== window.location.pathname
}

function stay(event: MouseEvent): void {
  event.preventDefault()
  showToast({
    tone: 'error',
    title: 'You are offline',
    description: 'Other pages need the network. This one stays, with all that you entered.',
  })
}
