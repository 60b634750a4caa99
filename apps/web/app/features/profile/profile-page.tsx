import type { Investor } from '@dst/contracts'
import { profileScreenErrors } from '@dst/domain/errors'
import { Button } from '@dst/ui/button'
import { MessagePage } from '@dst/ui/message-page'
import { Skeleton } from '@dst/ui/skeleton'
import { Spinner } from '@dst/ui/spinner'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { Navigate } from 'react-router'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { SlowNote } from '~/lib/problems/slow-note.tsx'
import { useComeBack } from '~/lib/problems/use-come-back.ts'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { useScheduling } from '~/lib/consultation/use-scheduling.ts'
import { endSession, forgetAccount } from '~/services/auth.ts'
import { currentInvestorQuery } from '~/services/queries/current-investor.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { hasWayBack } from '~/lib/account/way-back.ts'
import { useSessionStore } from '~/services/session.ts'
import { AccountDeleted } from './account-deleted.tsx'
import { profileView } from './profile-view.ts'
import { ProfileScreen, type ProfileParts } from './profile-screen.tsx'
import '@dst/ui/tasks.css'
import './profile.css'

/** What `renderConsultation` receives. */
export interface ProfileConsultation {
  open: boolean
  onClose: () => void
  onFinished: () => void
  /** The investor's name; empty when unknown. */
  name: string
  accredited: Investor['accredited']
  profile: Investor
}

/** Props of {@link ProfilePage}. */
export interface ProfilePageProps {
  /** Renders the consultation request, which is a feature of its own. */
  renderConsultation: (consultation: ProfileConsultation) => ReactElement
  /** Parts of the page that belong to other features. */
  parts: ProfileParts
}

/** The investor's own page: profile, security and notifications. */
export function ProfilePage({ renderConsultation, parts }: ProfilePageProps) {
  const { status, session, pending } = useSessionStore()
  const user = session?.user ?? null
  const emailVerified = user?.emailVerified ?? false
  const read = useQuery({ ...currentInvestorQuery, enabled: emailVerified })
  const { scheduling, schedule, close } = useScheduling()
  const { deleted, leave } = useDeletedAccount()
  const entry = profileView({
    status,
    emailVerified,
    halfway: pending !== null,
    comesBack: hasWayBack(),
    investor: read.data,
    error: read.isFetching ? null : read.error,
  })

  if (deleted) return <AccountDeleted />
  if (entry.kind === 'expired') return <ExpiredSession email={user?.email} />
  if (entry.kind === 'leave') return <Navigate to={entry.to} replace />
  if (entry.kind === 'failed')
    return <ProfileFailure code={entry.code} detail={entry.detail} onRetry={() => void read.refetch()} />
  if (entry.kind === 'waiting' || user === null)
    return <ProfileWaiting label={entry.kind === 'waiting' ? entry.label : ''} />
  const { investor } = entry
  const name = [investor.firstName, investor.lastName].filter(Boolean).join(' ')
  return (
    <>
      <ProfileScreen investor={investor} user={user} onSchedule={schedule} parts={parts} onDeleted={leave} />
      {renderConsultation({
        open: scheduling,
        onClose: close,
        onFinished: close,
        name,
        accredited: investor.accredited,
        profile: investor,
      })}
    </>
  )
}

/** After the deletion, shows the confirmation and clears the account from this browser. */
function useDeletedAccount() {
  const queryClient = useQueryClient()
  const [deleted, setDeleted] = useState(false)
  const leave = () => {
    setDeleted(true)
    void forgetAccount().then(() => queryClient.clear())
  }
  return { deleted, leave }
}

/**
 * Ends an expired session, which makes this page redirect; otherwise the sign-in and sign-up pages would redirect back
 * here.
 */
function ExpiredSession({ email }: { email: string | undefined }) {
  useOnArrival(async () => {
    if (email !== undefined) writeHandOver('prefilledEmail', email)
    await endSession()
  })
  return <ProfileWaiting label="Verifying your account..." />
}

function ProfileWaiting({ label }: { label: string }) {
  return (
    <div className="profile-page">
      <h1 className="ui-visually-hidden">Your profile</h1>
      <div className="grid gap-2">
        <Spinner size="large" label={label} />
        <SlowNote />
      </div>
      <div aria-hidden="true" className="grid gap-6">
        <Skeleton label="" height="var(--space-12)" />
        <Skeleton label="" height="calc(3 * var(--space-16))" />
      </div>
    </div>
  )
}

interface ProfileFailureProps {
  code: 'load-failed' | 'not-reached'
  detail: string | undefined
  onRetry: () => void
}

/** Offers to log in only if that can help. */
function ProfileFailure({ code, detail, onRetry }: ProfileFailureProps) {
  const { title, message } = profileScreenErrors[code]
  useComeBack(code === 'not-reached', onRetry)
  const retry = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon="refresh" onClick={onRetry}>
      Try again
    </Button>
  )
  const logIn = <SignInAgain label="Log in" size="medium" variant="primary" />
  return (
    <MessagePage
      title={title}
      icon="alert"
      tone="negative"
      actions={
        code === 'not-reached' ? (
          retry('primary')
        ) : (
          <>
            {logIn}
            {retry('secondary')}
          </>
        )
      }
    >
      <p role="alert" className="text-ink">
        {message}
      </p>
      {code === 'not-reached' ? <p>This page continues by itself as soon as the connection is back.</p> : null}
      {detail === undefined ? null : <p className="text-small">{detail}</p>}
    </MessagePage>
  )
}
