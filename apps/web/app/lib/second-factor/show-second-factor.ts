import { authenticatorsOf, type AuthClient, type AuthFailure, type AuthUser } from '@dst/auth'
import { fail, type Result } from '@dst/domain/result'
import type { ValidationIssue } from '@dst/domain/validation'
import { secondFactorError, type CodeKind, type SecondFactorError } from './second-factor-error.ts'

/** A code as the user entered it. */
export interface TypedCode {
  kind: CodeKind
  code: string
}

/** Verifies a code with the service: the session has then passed the second factor, or has passed it again. */
export async function showSecondFactor(
  { kind, code }: TypedCode,
  user: Pick<AuthUser, 'factors'>,
  { twoFactor }: Pick<AuthClient, 'twoFactor'>,
): Promise<Result<void, SecondFactorError>> {
  const shown = kind === 'app' ? await showCode(code, user, twoFactor) : await twoFactor.recoveryCodes.use(code)
  return shown.ok ? shown : fail(secondFactorError(shown.error, kind))
}

/** Detects the kind of a code if one field accepts both: six digits are an app code. */
export function typedCode(text: string): TypedCode {
  return { kind: isAppCode(text) ? 'app' : 'recovery', code: text.trim() }
}

/** Whether a text is an authenticator app code, with or without spaces. */
function isAppCode(text: string): boolean {
  return /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ''))
}

/** What is wrong with a typed code; undefined if it can be sent. */
export function codeIssue(text: string, kind: CodeKind | 'either'): string | undefined {
  if (text.trim() === '') return kind === 'app' ? 'Enter the six digits that your app shows' : 'Enter a code'
  return kind === 'app' && !isAppCode(text) ? 'A code has six digits' : undefined
}

/** What proves the user's identity before a change of the account. */
export interface Proof {
  password: string
  code: string
}

/** What is asked for and missing. */
export function missingProof({ password, code }: Proof, asks: Record<keyof Proof, boolean>): ValidationIssue[] {
  const issue = asks.code ? codeIssue(code, 'either') : undefined
  return [
    ...(asks.password && password === ''
      ? [{ field: 'password', code: 'required', message: 'Password is required' }]
      : []),
    ...(issue === undefined ? [] : [{ field: 'code', code: 'required', message: issue }]),
  ]
}

/** An account can have several apps, and the code doesn't say which one it belongs to. */
async function showCode(
  code: string,
  user: Pick<AuthUser, 'factors'>,
  twoFactor: AuthClient['twoFactor'],
): Promise<Result<void, AuthFailure>> {
  const digits = code.replaceAll(/[\s-]/g, '')
  let last: Result<void, AuthFailure> = fail({ kind: 'refused', provider: { message: 'no authenticator' } })
  for (const { id } of authenticatorsOf(user)) {
    last = await twoFactor.verify({ factorId: id, code: digits })
    if (last.ok || last.error.provider.code !== 'mfa_verification_failed') return last
  }
  return last
}
