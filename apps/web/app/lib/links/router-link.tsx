import type { LinkProps } from '@dst/ui/link'
import { Link } from 'react-router'

/** Renders a link of the design system: pages of this site use the router, everything else the browser. */
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
