import { MessagePage } from '@dst/ui/message-page'
import { Spinner } from '@dst/ui/spinner'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { paths } from '~/paths'
import { fullName } from './person'
import { useQuestionnaireStore } from './questionnaire-store'
import { ResultScreen, type ConsultationRequestFlow } from './result-screen'
import { useEntry } from './use-entry'
import { VerificationPanel } from './verification-panel'
import { Wizard } from './wizard'
import '@dst/ui/tasks.css'
import './questionnaire.css'

interface QuestionnairePageProps {
  /** Draws the way to a consultation, which is a feature of its own. */
  renderConsultation: (flow: ConsultationRequestFlow) => ReactNode
}

/** The five-step investor profile: who is there, the questions, and what the answers come to. */
export function QuestionnairePage({ renderConsultation }: QuestionnairePageProps) {
  const { entry, admit, admitted } = useEntry()
  const submitted = useQuestionnaireStore((state) => state.submitted)

  if (entry === undefined) {
    return <MessagePage title="Verifying your account..." picture={<Spinner size="large" label="One moment" />} />
  }
  if (entry.kind === 'sign-up') return <Navigate to={paths.signUp} replace />
  if (entry.kind === 'verify') return <VerificationPanel email={entry.email} onVerified={admit} />
  if (submitted === undefined) return <Wizard person={entry.person} takesFocus={admitted} />
  return <ResultScreen answers={submitted} name={fullName(entry.person)} renderConsultation={renderConsultation} />
}
