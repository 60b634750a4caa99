import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { LeadInboxPage } from '~/features/desk-leads/list/lead-inbox-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'
import { paths } from '~/paths.ts'
import { deskMemberQuery } from '~/services/desk.ts'

export function meta() {
  return unlistedPageMeta({ title: 'Inbox', description: 'What the firm has to do.' })
}

export default function DeskRoute() {
  const { data: member } = useQuery(deskMemberQuery)
  if (member === undefined) return null
  return member.role === 'staff' ? <Navigate to={paths.deskRequests} replace /> : <LeadInboxPage />
}
