import type { DeskRole } from '@dst/contracts/desk'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate } from 'react-router'
import { DeskGate } from '~/features/desk/desk-gate.tsx'
import { LeadPage } from '~/features/desk-leads/lead/lead-page.tsx'
import { EndedLeadsPage } from '~/features/desk-leads/list/ended-leads-page.tsx'
import { LeadInboxPage } from '~/features/desk-leads/list/lead-inbox-page.tsx'
import { TimesPage } from '~/features/desk-leads/times/times-page.tsx'
import { FiguresPage } from '~/features/desk-office/figures-page.tsx'
import { HealthPage } from '~/features/desk-office/health-page.tsx'
import { MessagesPage } from '~/features/desk-office/messages-page.tsx'
import { ProofPage } from '~/features/desk-office/proof-page.tsx'
import { RequestPage } from '~/features/desk-office/request-page.tsx'
import { RequestsPage } from '~/features/desk-office/requests-page.tsx'
import { UndeliveredPage } from '~/features/desk-office/undelivered-page.tsx'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { PasskeysCard } from '~/features/passkeys/passkeys-card.tsx'
import { TwoFactorCard } from '~/features/second-factor/two-factor-card.tsx'
import { deskPaths, type DeskPath } from '~/desk-paths.ts'
import { PageTitle } from '~/lib/page/page-title.tsx'
import { ProofDialog } from '~/lib/proof/proof-dialog.tsx'
import { paths } from '~/paths.ts'
import { deskMemberQuery } from '~/services/desk.ts'

/** Where the desk begins: the firm's inbox, and for the staff the requests. */
function DeskStart() {
  const { data: member } = useQuery(deskMemberQuery)
  if (member === undefined) return null
  return member.role === 'staff' ? <Navigate to={deskPaths.requests} replace /> : <LeadInboxPage />
}

/** The pages of one role; the start is for both. */
type Page = readonly [title: string, page: ComponentType, role?: DeskRole]

const pages: Readonly<Record<DeskPath, Page>> = {
  [paths.desk]: ['Inbox', DeskStart],
  [deskPaths.ended]: ['Ended leads', EndedLeadsPage, 'partner'],
  [deskPaths.lead]: ['Lead', LeadPage, 'partner'],
  [deskPaths.times]: ['Times', TimesPage, 'partner'],
  [deskPaths.requests]: ['Requests', RequestsPage, 'staff'],
  [deskPaths.request]: ['Request', RequestPage, 'staff'],
  [deskPaths.proof]: ['Proof of consent', ProofPage, 'staff'],
  [deskPaths.undelivered]: ['Undelivered', UndeliveredPage, 'staff'],
  [deskPaths.messages]: ['Messages', MessagesPage, 'staff'],
  [deskPaths.health]: ['Health', HealthPage, 'staff'],
  [deskPaths.figures]: ['Figures of requests', FiguresPage, 'staff'],
}

/** A page of the member's own role: the other's does not exist for them. */
function OwnPage({ path }: DeskPagesProps) {
  const { data: member } = useQuery(deskMemberQuery)
  const [title, Page, role] = pages[path]
  if (member === undefined) return null
  if (role !== undefined && role !== member.role) return <NoPage />
  return (
    <>
      <PageTitle title={title} />
      <Page />
    </>
  )
}

function NoPage() {
  return (
    <>
      <PageTitle title="Page Not Found" />
      <NotFoundPage />
    </>
  )
}

/** Props of {@link DeskPages}. */
export interface DeskPagesProps {
  path: DeskPath
}

/** One page of the desk, which is there for its members only. */
export default function DeskPages({ path }: DeskPagesProps) {
  return (
    <>
      <DeskGate
        notFound={<NoPage />}
        protection={
          <>
            <TwoFactorCard />
            <PasskeysCard />
          </>
        }
      >
        <OwnPage path={path} />
      </DeskGate>
      <ProofDialog />
    </>
  )
}
