import { AuthProvider } from '@dst/auth/react'
import { Outlet } from 'react-router'
import { authClient } from '~/services/auth'
import { ServerData } from '~/services/server-data'

/** What every page with a session or an account form shares. Public pages stay outside and load none of it. */
export default function AccountLayout() {
  return (
    <AuthProvider client={authClient}>
      <ServerData>
        <Outlet />
      </ServerData>
    </AuthProvider>
  )
}
