import { AuthProvider } from '@dst/auth/react'
import { Banner } from '@dst/ui/banner'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { ScriptHelp } from '~/lib/script-help'
import { authClient, mirrorSession } from '~/services/auth'
import { ServerData } from '~/services/server-data'

/** What every page with a session or an account form shares. Public pages stay outside and load none of it. */
export default function AccountLayout() {
  useEffect(mirrorSession, [])
  useEffect(prepareAtFirstFocus, [])
  return (
    <AuthProvider client={authClient}>
      <ServerData>
        <noscript>
          <div className="ui-page-width pt-8">
            <Banner tone="caution" announce="none" heading="This page needs JavaScript">
              <ScriptHelp />
            </Banner>
          </div>
        </noscript>
        <Outlet />
      </ServerData>
    </AuthProvider>
  )
}

/** Who steps into a form will send it: what that needs is fetched while they type. */
function prepareAtFirstFocus() {
  if (document.activeElement?.closest('form')) authClient.prepare()
  document.addEventListener('focusin', authClient.prepare, { once: true })
  return () => document.removeEventListener('focusin', authClient.prepare)
}
