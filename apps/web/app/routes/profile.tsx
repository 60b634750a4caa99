import { ConsultationFlow } from '~/features/consultation/consultation-flow'
import { ProfilePage } from '~/features/profile/profile-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Your profile',
    description: 'Your investor profile, security and notifications.',
  })
}

export default function ProfileRoute() {
  return <ProfilePage renderConsultation={(consultation) => <ConsultationFlow {...consultation} variant="profile" />} />
}
