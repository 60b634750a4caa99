import { AuthProvider } from '@dst/auth/react'
import { Banner } from '@dst/ui/banner'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AgreementArea } from '~/features/agreement/agreement-area.tsx'
import { ScriptHelp } from '~/lib/problems/script-help.tsx'
import { authClient, mirrorSession } from '~/services/auth.ts'
import { ServerData } from '~/services/queries/server-data.tsx'

/** Shared by every page with a session or an account form. Public pages are outside of it and load none of it. */
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
        <AgreementArea />
      </ServerData>
    </AuthProvider>
  )
}

/** Someone who focuses a form will probably submit it: fetch what that needs while they type. */
function prepareAtFirstFocus() {
  if (document.activeElement?.closest('form')) authClient.prepare()
  document.addEventListener('focusin', authClient.prepare, { once: true })
  return () => document.removeEventListener('focusin', authClient.prepare)
}
