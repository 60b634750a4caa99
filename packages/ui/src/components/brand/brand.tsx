import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'

/** Props of {@link Brand}. */
export interface BrandProps {
  /** The brand name, shown next to the logo mark. */
  name: string
  /** The link target. */
  href: string
  /** Called before the link is followed, e.g. to close a menu. */
  onClick?: () => void
}

/** The logo mark and the name, as a link to the home page. */
export function Brand({ name, href, onClick }: BrandProps): ReactNode {
  return (
    <Link href={href} className="ui-brand" onClick={onClick}>
      <BrandMark />
      <span className="ui-brand-name">{name}</span>
    </Link>
  )
}

/** The logo mark alone: the cross section of a building on the double rule of a ledger. */
export function BrandMark(): ReactNode {
  return (
    <svg aria-hidden="true" className="ui-brand-mark" viewBox="0 0 32 32" focusable="false">
      <path d="M7 23V11l9-5 9 5v12M12 23v-9m4 9v-9m4 9v-9M3 25.5h26M3 28.5h26" />
    </svg>
  )
}
