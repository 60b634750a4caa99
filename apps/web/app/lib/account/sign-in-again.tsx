import { Button, type ButtonProps } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { endSession } from '~/services/auth.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { useSessionStore } from '~/services/session.ts'
import { leaveWayBack, type WayBack } from './way-back.ts'

/** Props of {@link SignInAgain}. */
export interface SignInAgainProps extends Pick<ButtonProps, 'size' | 'variant'> {
  label?: string
  /** The fragment to return to; by default that of the current URL. */
  fragment?: string | undefined
  /** The user, for when the session may already have ended. */
  person?: Pick<WayBack, 'userId' | 'email'>
}

/**
 * Goes to the sign-in page when the server no longer accepts the session, and from there back to this page. The session
 * is ended first: the sign-in page redirects users who seem to be signed in.
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
  const leaving = useMutation({
    mutationFn: async () => {
      const { session } = useSessionStore.getState()
      const who = person ?? (session && { userId: session.user.id, email: session.user.email })
      if (who) leaveWayBack({ userId: who.userId, email: who.email, path })
      if (await endSession()) await navigate(paths.signIn, { replace: true })
    },
  })
  return (
    <Button size={size} variant={variant} busy={leaving.isPending} onClick={() => leaving.mutate()}>
      {label}
    </Button>
  )
}

/**
 * For use while the user is in the middle of something: if the session ends by itself, e.g. because it can't be
 * refreshed, goes to the sign-in page and from there back to this page.
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
