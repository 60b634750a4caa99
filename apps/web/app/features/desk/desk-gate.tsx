import { Skeleton } from '@dst/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactElement } from 'react'
import { Navigate } from 'react-router'
import { worksAtDesk } from '~/lib/account/desk-role.ts'
import { PageTitle } from '~/lib/page/page-title.tsx'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { paths } from '~/paths.ts'
import { deskMemberQuery, useDeskUseStore } from '~/services/desk.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { useSessionStore } from '~/services/session.ts'
import { DeskEnded } from './desk-ended.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DeskProtection } from './desk-protection.tsx'

/** Props of {@link DeskGate}. */
export interface DeskGateProps {
  /** The page for an address that does not exist: what everybody sees who is no member. */
  notFound: ReactElement
  /** The cards that set up a second factor or a passkey, which are features of their own. */
  protection: ReactElement
  children: ReactElement
}

/** Shows the desk to its members. To everybody else there is no page here. */
export function DeskGate({ notFound, protection, children }: DeskGateProps) {
  const { status, session, pending } = useSessionStore()
  const { ended, notFound: refusals } = useDeskUseStore()
  const member = useQuery({ ...deskMemberQuery, enabled: status === 'signed-in' })
  const userId = session?.user.id
  // Another session begins afresh, whatever the one before it has come to.
  useEffect(() => useDeskUseStore.setState({ usedAt: performance.now(), ended: false, notFound: 0 }), [userId])
  const recheck = useEffectEvent(() => {
    if (member.data !== undefined) void member.refetch()
  })
  useEffect(() => {
    if (refusals > 0) recheck()
  }, [refusals])

  // The second factor is still owed: only someone whose password was right gets here.
  if (pending !== null && worksAtDesk(pending)) return <Navigate to={paths.signIn} replace />
  if (status === 'signed-out') return notFound
  const problem = problemOf(member.error)
  if (problem === 'second_factor_missing') {
    return <DeskProtection onReady={() => void member.refetch()}>{protection}</DeskProtection>
  }
  if (problem === 'desk_session_ended' || problem === 'session_expired') return <DeskEnded />
  if (problem === 'not_found') return notFound
  if (member.data !== undefined) return ended ? <DeskEnded /> : <DeskFrame member={member.data}>{children}</DeskFrame>
  return (
    <div className="ui-page-width py-16">
      <PageTitle />
      {member.error !== null && !member.isFetching ? (
        <ReadProblem what="The desk" error={member.error} onRetry={() => void member.refetch()} />
      ) : (
        <Skeleton label="Opening the page" lines={8} />
      )}
    </div>
  )
}

function problemOf(error: Error | null): string | undefined {
  if (!(error instanceof ReadFailed) || error.failure.kind !== 'http') return undefined
  return error.failure.code
}
