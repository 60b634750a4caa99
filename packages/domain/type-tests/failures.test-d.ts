import { expectTypeOf, test } from 'vitest'
import { calculateExchange, type ExchangeInputs } from '../src/calculator/index.ts'
import {
  profileSaveErrorFrom,
  signInErrorFrom,
  type ErrorText,
  type ProfileSaveErrorCode,
  type profileSaveErrors,
  type SignInErrorCode,
  type signInErrors,
} from '../src/errors/index.ts'
import { fail, succeed, type Result } from '../src/result/index.ts'
import { completeQuestionnaire, validateSignUp, type SignUpIssueCode } from '../src/validation/index.ts'

declare const inputs: ExchangeInputs

test('a result is a value or a failure, never both', () => {
  const outcome = succeed(1) as Result<number, 'late'>
  if (outcome.ok) expectTypeOf(outcome.value).toEqualTypeOf<number>()
  else expectTypeOf(outcome.error).toEqualTypeOf<'late'>()
  expectTypeOf(fail('late' as const)).toExtend<Result<number, 'late'>>()
  // @ts-expect-error the value is out of reach until `ok` was looked at
  expectTypeOf(outcome.value).toBeNumber()
})

test('every code has its text', () => {
  expectTypeOf(signInErrorFrom).returns.toEqualTypeOf<SignInErrorCode>()
  expectTypeOf<keyof typeof signInErrors>().toEqualTypeOf<SignInErrorCode>()
  expectTypeOf(profileSaveErrorFrom).returns.toEqualTypeOf<ProfileSaveErrorCode>()
  expectTypeOf<keyof typeof profileSaveErrors>().toEqualTypeOf<ProfileSaveErrorCode>()
})

test('a table that lacks a code does not compile', () => {
  // @ts-expect-error `dropped` has no text
  const incomplete = { kept: { message: '', retryable: true } } satisfies Record<'kept' | 'dropped', ErrorText>
  expectTypeOf(incomplete).toBeObject()
})

test('issues carry a closed union of codes', () => {
  expectTypeOf(validateSignUp).returns.items.toHaveProperty('code').toEqualTypeOf<SignUpIssueCode>()
  expectTypeOf(completeQuestionnaire).returns.toHaveProperty('ok').toEqualTypeOf<boolean>()
})

test('only the three rates can be chosen', () => {
  expectTypeOf<ExchangeInputs['distributionRate']>().toEqualTypeOf<5 | 6 | 7>()
  // @ts-expect-error 8 percent is not offered
  calculateExchange({ ...inputs, distributionRate: 8 })
})
