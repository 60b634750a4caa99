import type { AnswerValue } from '@dst/domain/questionnaire'
import type { ReactElement, ReactNode } from 'react'

/** What the consultation request flow receives. */
export interface ConsultationRequestFlow {
  open: boolean
  onClose: () => void
  onFinished: () => void
  name: string
  accredited: AnswerValue<'accredited'>
}

/** Parts of the result that are features of their own. */
export interface ResultParts {
  renderConsultation: (flow: ConsultationRequestFlow) => ReactElement
  /** The user's requests and their status. */
  requests: ReactNode
}
