import { AuthProvider } from '@dst/auth/react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { authClient, mirrorSession } from '~/services/auth'
import { ServerData } from '~/services/server-data'

/** What every page with a session or an account form shares. Public pages stay outside and load none of it. */
export default function AccountLayout() {
  useEffect(mirrorSession, [])
  return (
    <AuthProvider client={authClient}>
      <ServerData>
        <Outlet />
      </ServerData>
    </AuthProvider>
  )
}
