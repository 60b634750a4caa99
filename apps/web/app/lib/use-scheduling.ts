import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { requestFragment } from '~/paths'

/** Whether the address asks for the form of a request, as it does for a person who comes back to it from the sign-in. */
export function useCameBackToRequest(): boolean {
  return useLocation().hash === `#${requestFragment}`
}

/** Whether the form of a consultation request is open: by a button, or because the address asks for it. */
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
