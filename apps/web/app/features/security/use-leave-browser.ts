import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '~/paths.ts'
import { signOut } from '~/services/auth.ts'
import { maySignOut } from '~/services/account-listeners.ts'

/**
 * Signs this browser out and ends on the home page, unless the user stays because of unsaved changes. The session ends
 * after the profile is gone, which would send them to sign-up.
 */
export function useLeaveBrowser(): () => Promise<void> {
  const goHome = useGoHome()
  return async () => {
    if (!(await maySignOut())) return
    await goHome()
    await signOut('local')
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
