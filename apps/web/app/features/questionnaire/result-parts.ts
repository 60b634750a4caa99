import type { AnswerValue } from '@dst/domain/questionnaire'
import type { ReactNode } from 'react'

/** What the way to a consultation is told. */
export interface ConsultationRequestFlow {
  open: boolean
  onClose: () => void
  onFinished: () => void
  name: string
  accredited: AnswerValue<'accredited'>
}

/** Parts of the result that are a feature of their own. */
export interface ResultParts {
  renderConsultation: (flow: ConsultationRequestFlow) => ReactNode
  /** The person's requests and what became of them. */
  requests: ReactNode
}
