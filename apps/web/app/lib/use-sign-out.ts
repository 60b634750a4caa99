import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { maySignOut } from '~/services/leaving.ts'

/**
 * Signs out on the user's request and ends on the home page, unless they stay because of unsaved changes; resolves to
 * whether they left. The session ends after the page is gone: a page of an account would send them to sign-up.
 */
export function useSignOut(scope: 'global' | 'local'): () => Promise<boolean> {
  const goHome = useGoHome()
  return async () => {
    if (!(await maySignOut())) return false
    const { signOut } = await import('~/services/auth.ts')
    await goHome()
    await signOut(scope)
    return true
  }
}

/** Resolves once the home page is drawn; the promise of `navigate` resolves while the page before is still there. */
function useGoHome(): () => Promise<void> {
  const navigate = useNavigate()
  const { key } = useLocation()
  const drawn = useRef<() => void>(undefined)
  useEffect(() => () => drawn.current?.(), [key])
  return async () => {
    const arrival = new Promise<void>((resolve) => (drawn.current = resolve))
    await navigate(paths.home)
    await arrival
  }
}
