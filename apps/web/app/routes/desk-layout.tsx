import { Outlet } from 'react-router'
import { DeskGate } from '~/features/desk/desk-gate.tsx'
import { NotFoundPage } from '~/features/page-failure/not-found-page.tsx'
import { PasskeysCard } from '~/features/passkeys/passkeys-card.tsx'
import { TwoFactorCard } from '~/features/second-factor/two-factor-card.tsx'
import { ProofDialog } from '~/lib/proof/proof-dialog.tsx'

/** Shared by the pages of the desk, which are there for its members only. */
export default function DeskLayout() {
  return (
    <>
      <DeskGate
        notFound={<NotFoundPage />}
        protection={
          <>
            <TwoFactorCard />
            <PasskeysCard />
          </>
        }
      >
        <Outlet />
      </DeskGate>
      <ProofDialog />
    </>
  )
}
