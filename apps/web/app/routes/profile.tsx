import { ConsultationFlow } from '~/features/consultation/consultation-flow.tsx'
import { ConsultationRequests } from '~/features/consultation/consultation-requests.tsx'
import { WithdrawDialog } from '~/features/consultation/withdraw-dialog.tsx'
import { ExchangeCard } from '~/features/exchange/account/exchange-card.tsx'
import { MyDataCard } from '~/features/my-data/my-data-card.tsx'
import { PasskeysCard } from '~/features/passkeys/passkeys-card.tsx'
import { ProfilePage } from '~/features/profile/profile-page.tsx'
import { ProofDialog } from '~/lib/proof/proof-dialog.tsx'
import { SubmissionHistory } from '~/features/questionnaire/submission-history.tsx'
import { TwoFactorCard } from '~/features/second-factor/two-factor-card.tsx'
import { RemindersCard } from '~/features/reminders/reminders-card.tsx'
import { SecurityCards } from '~/features/security/security-cards.tsx'
import { SharingTab } from '~/features/sharing/sharing-tab.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Your profile',
    description: 'Your investor profile, security and notifications.',
  })
}

export default function ProfileRoute() {
  return (
    <>
      <ProfilePage
        renderConsultation={(consultation) => <ConsultationFlow {...consultation} variant="profile" />}
        parts={{
          exchange: <ExchangeCard />,
          requests: <ConsultationRequests />,
          history: <SubmissionHistory heading="Your questionnaire over time" />,
          protection: (
            <>
              <TwoFactorCard />
              <PasskeysCard />
            </>
          ),
          security: <SecurityCards />,
          reminders: <RemindersCard />,
          sharing: (
            <div className="grid gap-6">
              <SharingTab renderWithdrawal={(withdrawal) => <WithdrawDialog {...withdrawal} />} />
              <MyDataCard />
            </div>
          ),
        }}
      />
      <ProofDialog />
    </>
  )
}
