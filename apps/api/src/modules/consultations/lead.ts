import type { ConsultationRequest, Investor } from '@dst/contracts'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { consultationRiskInput, riskBehaviorOf, type QuestionnaireAnswers } from '@dst/domain/questionnaire'
import type { Tier } from '@dst/domain/tiers'
import type { Lead } from '../../database/lead.ts'

type Parts = {
  investor: Investor
  answers: Partial<QuestionnaireAnswers>
  request: Pick<ConsultationRequest, 'preferredContactMethod' | 'bestContactTime' | 'textConsent'> & {
    contactTimeZone: string | null
    phoneNumber: string | null
    notes: string | null
    facts: ExchangeFacts | null
  }
  outcome: { score: number; tier: Tier }
} & Pick<Lead, 'consent' | 'consents' | 'optedOut'>

/** The lead as of this moment. */
export function leadOf({ investor, answers, request, outcome, ...consents }: Parts): Lead {
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
      ...(request.contactTimeZone === null ? {} : { timeZone: request.contactTimeZone }),
    },
    notes: request.notes,
    ...(request.facts === null ? {} : { facts: request.facts }),
    answers,
    ...outcome,
    accredited: investor.accredited,
    riskInput: risk === undefined ? null : consultationRiskInput(risk),
    ...consents,
  }
}
