import { ConsultationFlow } from '~/features/consultation/consultation-flow'
import { ConsultationRequests } from '~/features/consultation/consultation-requests'
import { QuestionnairePage } from '~/features/questionnaire/questionnaire-page'
import { unlistedPageMeta } from '~/lib/page-meta'

export function meta() {
  return unlistedPageMeta({
    title: 'Investor profile',
    description: 'Five short steps about your sale, your goals and your experience.',
  })
}

export default function QuestionnaireRoute() {
  return (
    <QuestionnairePage
      parts={{
        renderConsultation: (flow) => <ConsultationFlow {...flow} variant="result" />,
        requests: <ConsultationRequests />,
      }}
    />
  )
}
