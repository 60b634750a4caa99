import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'
import type { AgreementDialogProps } from './agreement-dialog.tsx'
import { agreementQuery } from './agreement-query.ts'

// Offline nobody could agree.
const nothing: { default: ComponentType<AgreementDialogProps> } = { default: () => null }
const Dialog = lazy(() => import('./agreement-dialog.tsx').catch(() => nothing))

const accountPages: readonly string[] = [paths.profile, paths.dashboard, paths.myData, paths.questionnaire]

/**
 * Asks a signed-in user on the pages of their account to agree to changed terms, where that is needed. Who puts the
 * question aside loses nothing, and is asked again when the site is next opened.
 */
export function AgreementArea() {
  const { pathname } = useLocation()
  const { status, session } = useSessionStore()
  const [putAside, setPutAside] = useState(false)
  const isHere = accountPages.includes(pathname.replace(/(?<=.)\/$/, ''))
  const isOwner = status === 'signed-in' && session?.user.emailVerified === true
  const { data } = useQuery({ ...agreementQuery, enabled: isHere && isOwner })
  const asked = data?.asked ?? null
  if (asked === null || !isHere || !isOwner || putAside) return null
  return (
    <Suspense fallback={null}>
      <Dialog asked={asked} onLater={() => setPutAside(true)} />
    </Suspense>
  )
}
