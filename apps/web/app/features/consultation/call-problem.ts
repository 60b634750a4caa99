import type { ApiFailure } from '@dst/api-client'
import type { ProblemCode } from '@dst/contracts'
import { fail, type Result } from '@dst/domain/result'
import type { ValidationIssue } from '@dst/domain/validation'
import { logCode } from '~/lib/browser/log-code.ts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** Why a call failed, or that none was made because nobody is signed in. */
export type CallFailure = ApiFailure | 'no-session'

/** Why a consultation call failed, as shown to the user. */
export interface CallProblem {
  heading: string
  detail: string
  /** When the user can retry, if the server said so. */
  retryAt?: Date | undefined
  /** The session has ended: the user needs to sign in. */
  signIn?: boolean
}

/** How failures of a kind of call are described. */
export interface CallCopy {
  /** The heading of the message. */
  heading: string
  /** Identifies the call in the log. */
  code: string
  /** What the user will find after signing in again, if the session has ended. */
  ended?: string
}

/** A call that failed: as it is shown, and as it was. */
export interface FailedCall {
  problem: CallProblem
  failure: CallFailure
}

const fields = [
  'preferredContactMethod',
  'phoneNumber',
  'bestContactTime',
  'contactTimeZone',
  'notes',
  'shareDataConsent',
  'textConsent',
] as const

type FieldIssue = ValidationIssue & { field: (typeof fields)[number] }
const stored = 'Nothing you entered is lost.'
const passing = `${stored} Please try again.`
/** Errors that a retry can't fix: the server's message says why. */
const final = [
  'consultations_closed',
  'tier_not_eligible',
  'questionnaire_incomplete',
] as const satisfies readonly ProblemCode[]

/** The outcome of a call that was just made, as its screen needs it. The log gets the code of a failure. */
export function calledOutcome<Value>(
  outcome: Result<Value, CallFailure>,
  { heading, code, ended }: CallCopy,
): Result<Value, FailedCall> {
  if (outcome.ok) return outcome
  logCode(`consultation ${code} ${reasonOf(outcome.error)}`)
  return fail({ problem: callProblem(outcome.error, heading, ended), failure: outcome.error })
}

/** Why the last call failed; undefined if it didn't, or none was made. */
export function problemOf(outcome: Result<unknown, FailedCall> | undefined): CallProblem | undefined {
  return outcome?.ok === false ? outcome.error.problem : undefined
}

/**
 * The text for a failure. `heading` says what failed; when there was no response, a connection message replaces it.
 * `ended` says what the user will find after signing in again.
 */
export function callProblem(
  failure: CallFailure,
  heading: string,
  ended = 'Sign in, and you come back here.',
): CallProblem {
  if (failure === 'no-session') return signedOut(heading, ended)
  const trouble = connectionErrorMessage(failure)
  if (trouble !== undefined) return { heading: trouble, detail: passing }
  if (failure.kind === 'timeout') {
    return {
      heading,
      detail: `No answer came in time. ${stored} Try again: anything that has already arrived is not made twice.`,
    }
  }
  if (failure.kind !== 'http') return { heading, detail: passing }
  if (failure.status === 401) return signedOut(heading, ended)
  if (failure.status === 404) return { heading, detail: 'It may have changed elsewhere. Please load this page again.' }
  if (final.some((code) => code === failure.code)) return { heading, detail: failure.message }
  return { heading, detail: passing, retryAt: toErrorMessage({ ...failure }).retryAt }
}

/** The server's issues with fields of the form; empty if it failed for another reason. */
export function issuesOf(failure: CallFailure): readonly FieldIssue[] {
  const issues = failure !== 'no-session' && failure.kind === 'http' ? (failure.issues ?? []) : []
  return issues.every((issue): issue is FieldIssue => fields.some((field) => field === issue.field)) ? issues : []
}

/** A short name of a failure for logging. */
export function reasonOf(failure: CallFailure): string {
  if (failure === 'no-session') return failure
  return failure.kind === 'http' ? `http-${failure.status}` : failure.kind
}

function signedOut(heading: string, ended: string): CallProblem {
  return { heading, detail: `You are no longer signed in. ${ended}`, signIn: true }
}
