import { ConsultationFlow } from '~/features/consultation/consultation-flow'
import { ConsultationRequests } from '~/features/consultation/consultation-requests'
import { WithdrawDialog } from '~/features/consultation/withdraw-dialog'
import { OwnDataCard } from '~/features/own-data/own-data-card'
import { PasskeysCard } from '~/features/passkeys/passkeys-card'
import { ProfilePage } from '~/features/profile/profile-page'
import { SubmissionHistory } from '~/features/questionnaire/submission-history'
import { TwoFactorCard } from '~/features/second-factor/two-factor-card'
import { SecurityCards } from '~/features/security/security-cards'
import { SharingTab } from '~/features/sharing/sharing-tab'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Your profile',
    description: 'Your investor profile, security and notifications.',
  })
}

export default function ProfileRoute() {
  return (
    <ProfilePage
      renderConsultation={(consultation) => <ConsultationFlow {...consultation} variant="profile" />}
      parts={{
        requests: <ConsultationRequests />,
        history: <SubmissionHistory heading="Your questionnaire over time" />,
        protection: (
          <>
            <TwoFactorCard />
            <PasskeysCard />
          </>
        ),
        security: <SecurityCards />,
        sharing: (
          <div className="grid gap-6">
            <SharingTab renderWithdrawal={(withdrawal) => <WithdrawDialog {...withdrawal} />} />
            <OwnDataCard />
          </div>
        ),
      }}
    />
  )
}
