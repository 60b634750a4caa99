import type { DeskMember } from '@dst/contracts/desk'
import { Link, TextLink } from '@dst/ui/link'
import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { timeOf } from '~/lib/time/moment.ts'
import { paths } from '~/paths.ts'
import { DeskEnded } from './desk-ended.tsx'
import { currentOf, deskLinks } from './desk-links.ts'
import { IdleNotice } from './idle-notice.tsx'
import { useIdleEnd } from './use-idle-end.ts'
import './desk.css'

/** Props of {@link DeskFrame}. */
export interface DeskFrameProps {
  member: DeskMember
  children: ReactElement
}

/** What the pages of the desk share: who is there, the links of the role, and the end of the session. */
export function DeskFrame({ member, children }: DeskFrameProps) {
  const shown = useLocation().pathname.replace(/\/$/, '')
  const end = useIdleEnd(member)
  // Nothing personal stays on the screen of a device that nobody uses.
  if (end.kind === 'over') return <DeskEnded />
  return (
    <>
      <div className="desk-frame">
        <p className="desk-member">
          <strong className="wrap-anywhere">{member.firm?.name ?? 'Staff'}</strong>
          <span className="wrap-anywhere">{member.email}</span>
          <span>
            {'Session until '}
            <span className="whitespace-nowrap">{timeOf(new Date(member.endsAt))}</span>
          </span>
          <TextLink href={paths.profile}>Your account</TextLink>
        </p>
        <nav className="desk-links" aria-label="Desk">
          <ul>
            {deskLinks[member.role].map(({ label, href }) => (
              <li key={href}>
                <Link className="desk-link" href={href} aria-current={currentOf(href, shown)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {end.kind === 'near' ? <IdleNotice {...end} /> : null}
      </div>
      {children}
    </>
  )
}
