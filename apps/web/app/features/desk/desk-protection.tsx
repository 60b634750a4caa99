import { Button } from '@dst/ui/button'
import { PageHeader } from '@dst/ui/page-header'
import type { ReactElement } from 'react'
import { SignInAgain } from '~/lib/account/sign-in-again.tsx'
import { PageTitle } from '~/lib/page/page-title.tsx'
import './desk.css'

/** Props of {@link DeskProtection}. */
export interface DeskProtectionProps {
  /** Called when the member says that it is set up. */
  onReady: () => void
  children: ReactElement
}

/** Asks a member for a second factor or a passkey, without which the desk stays closed. */
export function DeskProtection({ onReady, children }: DeskProtectionProps) {
  return (
    <>
      <PageTitle title="Protect your access first" />
      <PageHeader
        size="plain"
        title="Protect your access first"
        lead={
          'The desk shows personal data of investors. It opens with an authenticator app, or with a passkey: set up ' +
          'one of them here.'
        }
      />
      <div className="ui-page-width desk-protection">
        {children}
        <div className="desk-protection-next">
          <p>After you have set up an authenticator app, go on. After you have added a passkey, log in with it.</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onReady}>Go on to the desk</Button>
            <SignInAgain label="Log in with the passkey" size="medium" />
          </div>
        </div>
      </div>
    </>
  )
}
