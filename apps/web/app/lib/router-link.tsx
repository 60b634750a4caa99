import type { LinkProps } from '@dst/ui/link'
import { Link } from 'react-router'

/** Draws a link of the design system: pages of this site by the router, everything else by the browser. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const withinSite = href.startsWith('/') && !href.startsWith('//')
  if (withinSite)
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
