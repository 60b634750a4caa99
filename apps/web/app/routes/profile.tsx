import { ConsultationFlow } from '~/features/consultation/consultation-flow'
import { ProfilePage } from '~/features/profile/profile-page'
import { pageMeta } from '~/lib/page-meta'

export function meta() {
  return pageMeta({
    title: 'Your profile',
    description: 'Your investor profile, security and notifications.',
    personal: true,
  })
}

export default function ProfileRoute() {
  return <ProfilePage renderConsultation={(consultation) => <ConsultationFlow {...consultation} variant="profile" />} />
}
