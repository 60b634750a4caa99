import type { ConsultationRequest, Investor } from '@dst/contracts'
import { consultationRiskInput, riskBehaviorOf, type QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Tier } from '@dst/domain/tiers'

/**
 * What the partner is told of a person who agreed to it: written once, with the consent, and sent as it is. The consent's
 * words name every part of it.
 */
export interface Lead {
  person: { firstName: string; lastName: string; email: string; phoneNumber: string | null }
  contact: {
    method: ConsultationRequest['preferredContactMethod']
    time: ConsultationRequest['bestContactTime']
    textMessages: boolean
  }
  notes: string | null
  answers: Partial<QuestionnaireAnswers>
  score: number
  tier: Tier
  accredited: Investor['accredited']
  /** 3, 5 or 8, from how the person described themselves; null when unknown. */
  riskInput: number | null
  consent: { version: string; hash: string; givenAt: string }
}

interface Parts {
  investor: Investor
  answers: Partial<QuestionnaireAnswers>
  request: Pick<ConsultationRequest, 'preferredContactMethod' | 'bestContactTime' | 'textConsent'> & {
    phoneNumber: string | null
    notes: string | null
  }
  outcome: { score: number; tier: Tier }
  consent: Lead['consent']
}

/** The lead of this moment. */
export function leadOf({ investor, answers, request, outcome, consent }: Parts): Lead {
  const risk = riskBehaviorOf(investor.riskTolerance)
  return {
    person: {
      firstName: investor.firstName ?? '',
      lastName: investor.lastName ?? '',
      email: investor.email,
      phoneNumber: request.phoneNumber,
    },
    contact: {
      method: request.preferredContactMethod,
      time: request.bestContactTime,
      textMessages: request.textConsent,
    },
    notes: request.notes,
    answers,
    ...outcome,
    accredited: investor.accredited,
    riskInput: risk === undefined ? null : consultationRiskInput(risk),
    consent,
  }
}
