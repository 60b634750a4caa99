import type { ApiFailure } from '@dst/api-client'
import type { ProblemCode } from '@dst/contracts'
import type { ValidationIssue } from '@dst/domain/validation'
import { told } from '~/lib/told'
import { connectionTrouble } from '~/services/connection-trouble'

/** Why a call did not go through, or that none was made because nobody is signed in. */
export type CallFailure = ApiFailure | 'no-session'

/** Why a call about a consultation did not go through, as its person is told. */
export interface CallProblem {
  heading: string
  detail: string
  /** When the same can be tried again, where the server has said so. */
  retryAt?: Date | undefined
  /** The session is over: a sign-in is the way on. */
  signIn?: boolean
}

const fields = new Set([
  'preferredContactMethod',
  'phoneNumber',
  'bestContactTime',
  'notes',
  'shareDataConsent',
  'textConsent',
])
const kept = 'Nothing you entered is lost.'
const passing = `${kept} Please try again.`
/** Refusals that no repeat changes: the server says why. */
const final = [
  'consultations_closed',
  'tier_not_eligible',
  'questionnaire_incomplete',
] as const satisfies readonly ProblemCode[]

/**
 * The words for a failure. `heading` says what failed; where no answer came, the connection is named in its place. `ended`
 * says what a person finds after they have signed in again.
 */
export function callProblem(
  failure: CallFailure,
  heading: string,
  ended = 'Sign in, and you come back here.',
): CallProblem {
  if (failure === 'no-session') return signedOut(heading, ended)
  const trouble = connectionTrouble(failure)
  if (trouble !== undefined) return { heading: trouble, detail: passing }
  if (failure.kind === 'timeout') {
    return {
      heading,
      detail: `No answer came in time. ${kept} Try again: whatever has arrived already is not made twice.`,
    }
  }
  if (failure.kind !== 'http') return { heading, detail: passing }
  if (failure.status === 401) return signedOut(heading, ended)
  if (failure.status === 404) return { heading, detail: 'It may have changed elsewhere. Please load this page again.' }
  if (final.some((code) => code === failure.code)) return { heading, detail: failure.message }
  return { heading, detail: passing, retryAt: told({ ...failure }).retryAt }
}

/** What the server found wrong with fields that the form has; empty where it refused for another reason. */
export function issuesOf(failure: CallFailure): readonly ValidationIssue[] {
  const issues = failure !== 'no-session' && failure.kind === 'http' ? (failure.issues ?? []) : []
  return issues.every(({ field }) => fields.has(field)) ? issues : []
}

/** A short name of a failure for the log. */
export function reasonOf(failure: CallFailure): string {
  if (failure === 'no-session') return failure
  return failure.kind === 'http' ? `http-${failure.status}` : failure.kind
}

function signedOut(heading: string, ended: string): CallProblem {
  return { heading, detail: `You are no longer signed in. ${ended}`, signIn: true }
}
