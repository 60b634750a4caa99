import { Button, type ButtonProps } from '@dst/ui/button'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '~/paths'
import { endSession } from '~/services/auth'
import { writeHandOver } from '~/services/hand-over'
import { useSessionStore } from '~/services/session-store'
import { leaveWayBack, type WayBack } from '~/services/way-back'
import { useBusy } from './use-busy'

/** Props of {@link SignInAgain}. */
export interface SignInAgainProps extends Pick<ButtonProps, 'size' | 'variant'> {
  label?: string
  /** The fragment to come back to; that of the address where none is given. */
  fragment?: string | undefined
  /** Who it is about, where the session may have ended already. */
  person?: Pick<WayBack, 'userId' | 'email'>
}

/**
 * Leads to the sign-in of a session that the server no longer takes, and from there back to this page. The session is
 * ended first: who seems to be signed in would be sent on from there.
 */
export function SignInAgain({
  label = 'Sign in',
  fragment,
  person,
  size = 'small',
  variant = 'secondary',
}: SignInAgainProps) {
  const navigate = useNavigate()
  const path = useThisPath(fragment)
  const { busy, run } = useBusy()
  const leave = () =>
    run(async () => {
      const { session } = useSessionStore.getState()
      const leaving = person ?? (session && { userId: session.user.id, email: session.user.email })
      if (leaving) leaveWayBack({ userId: leaving.userId, email: leaving.email, path })
      await endSession()
      await navigate(paths.signIn, { replace: true })
    })
  return (
    <Button size={size} variant={variant} busy={busy} onClick={leave}>
      {label}
    </Button>
  )
}

/**
 * While somebody is in the middle of something: a session that ends by itself, as when it can't be refreshed, leads to the
 * sign-in and from there back to this page.
 */
export function useSignInWhenEnded(underWay: boolean, fragment?: string): void {
  const navigate = useNavigate()
  const path = useThisPath(fragment)
  const leave = useEffectEvent((user: { id: string; email: string }) => {
    leaveWayBack({ userId: user.id, email: user.email, path })
    writeHandOver('authMessage', 'You are no longer signed in. Sign in, and you come back to where you were.')
    void navigate(paths.signIn, { replace: true })
  })
  useEffect(() => {
    if (!underWay) return undefined
    return useSessionStore.subscribe((now, before) => {
      if (now.status === 'signed-out' && before.session !== null) leave(before.session.user)
    })
  }, [underWay])
}

function useThisPath(fragment: string | undefined): string {
  const { pathname, search, hash } = useLocation()
  return `${pathname}${search}${fragment === undefined ? hash : `#${fragment}`}`
}
