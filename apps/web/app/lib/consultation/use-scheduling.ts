import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { requestFragment } from '~/paths.ts'

/** Whether the URL asks for the request form, as it does when a user returns to it from sign-in. */
export function useCameBackToRequest(): boolean {
  return useLocation().hash === `#${requestFragment}`
}

/** Whether the consultation request form is open: through a button, or because the URL asks for it. */
export function useScheduling() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const cameBack = useCameBackToRequest()
  const [opened, setOpened] = useState(false)

  function close() {
    setOpened(false)
    if (cameBack) void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true })
  }

  return { scheduling: opened || cameBack, schedule: () => setOpened(true), close }
}
