import { Link } from '@dst/ui/link'
import { useLocation } from 'react-router'
import { paths } from '~/paths.ts'

const views = [
  { label: 'Dates', href: paths.exchange },
  { label: 'Money', href: paths.exchangeMoney },
  { label: 'List', href: paths.exchangeList },
  { label: 'Compare', href: paths.exchangeCompare },
  { label: 'Packet', href: paths.exchangePacket },
] as const

/** Links to the views of the exchange file. */
export function ViewLinks() {
  const shown = useLocation().pathname.replace(/\/$/, '')
  return (
    <nav className="exchange-views" aria-label="Views of your exchange">
      <ul>
        {views.map(({ label, href }) => (
          <li key={href}>
            <Link className="exchange-view-link" href={href} aria-current={href === shown ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
