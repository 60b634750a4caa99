import { questionnaireStepCount } from '@dst/domain/parameters/questionnaire'
import { capitalized, spellNumber } from '@dst/domain/wording'
import { ConsultationFlow } from '~/features/consultation/consultation-flow.tsx'
import { ConsultationRequests } from '~/features/consultation/consultation-requests.tsx'
import { QuestionnairePage } from '~/features/questionnaire/questionnaire-page.tsx'
import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

export function meta() {
  return unlistedPageMeta({
    title: 'Investor profile',
    description:
      `${capitalized(spellNumber(questionnaireStepCount))} short steps about your sale, your goals and your ` +
      'experience.',
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
