import {
  signUpErrorFrom,
  standsForExistingAccount,
  verifySignUpErrorFrom,
  type SignUpErrorCode,
  type VerifySignUpErrorCode,
} from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { User } from '@supabase/supabase-js'
import type { AuthClient, SignUpInput, SignUpOutcome } from '../auth-client.ts'
import type { CodedAuthFailure } from '../auth-failure.ts'
import { sessionFrom, userFrom } from '../stored-session.ts'
import { ask, coded, emptyAnswer } from './ask.ts'
import type { LoadService } from './loaded-service.ts'
import type { SiteLinks } from './site-links.ts'

type SignUpCalls = Pick<AuthClient, 'signUp' | 'completeSignUp' | 'resendVerification'>
type SignUpResult = Result<SignUpOutcome, CodedAuthFailure<SignUpErrorCode>>

/** Registration and the confirmation of an address. */
export function signUpCalls(load: LoadService, links: SiteLinks): SignUpCalls {
  return {
    async signUp(input) {
      const answer = await ask(load, ({ provider }) => provider.signUp(registration(input, links)))
      if (!answer.ok) return fail(existing(coded(answer.error, { from: signUpErrorFrom, thrown: 'unexpected' })))
      return signUpOutcome(answer.value)
    },

    async completeSignUp({ token, email }) {
      const answer = await ask(load, ({ provider }) => provider.verifyOtp(confirmation(token.trim(), email.trim())))
      const codes = { from: (): VerifySignUpErrorCode => 'failed', thrown: 'unexpected' as const }
      if (!answer.ok) return fail(coded(answer.error, codes))
      const user = userFrom(answer.value.user)
      const code = verifySignUpErrorFrom({ user })
      if (user === null) return fail({ ...emptyAnswer(), code: code ?? 'no-user' })
      return succeed({ user, session: sessionFrom(answer.value.session) })
    },

    async resendVerification(email) {
      const options = { emailRedirectTo: links.authCallback() }
      const answer = await ask(load, ({ provider }) =>
        provider.resend({ type: 'signup', email: email.trim(), options }),
      )
      return answer.ok ? succeed(undefined) : answer
    },
  }
}

function registration(input: SignUpInput, links: SiteLinks) {
  const email = input.email.trim()
  const { firstName, lastName } = input
  const username = input.username ?? (email.split('@')[0] || `user_${Date.now()}`)
  return {
    email,
    password: input.password,
    options: {
      emailRedirectTo: links.authCallback(),
      data: {
        username,
        email,
        firstName,
        lastName,
        dateOfBirth: '',
        phoneNumber: '',
        ...(input.agreedTerms === undefined ? {} : { agreedTerms: input.agreedTerms }),
      },
      ...(input.captcha === undefined ? {} : { captchaToken: input.captcha }),
    },
  }
}

function signUpOutcome(data: { user: User | null; session: unknown }): SignUpResult {
  const user = userFrom(data.user)
  if (data.user === null || user === null) return fail({ ...emptyAnswer(), code: 'unexpected' })
  const session = sessionFrom(data.session)
  if (session === null && standsForExistingAccount(data.user)) {
    return fail({ kind: 'already_exists', provider: { message: 'User already registered' }, code: 'account-exists' })
  }
  return succeed({ user, session })
}

function existing(failure: CodedAuthFailure<SignUpErrorCode>): CodedAuthFailure<SignUpErrorCode> {
  return failure.code === 'account-exists' ? { ...failure, kind: 'already_exists' } : failure
}

/** A typed code is verified together with its address, a link's token on its own. */
function confirmation(token: string, email: string) {
  return /^\d{6,10}$/.test(token)
    ? { type: 'signup' as const, token, email }
    : { type: 'signup' as const, token_hash: token }
}
