import { answerValues, riskTolerance } from '@dst/domain/questionnaire'
import { tiers } from '@dst/domain/tiers'
import * as z from 'zod/mini'
import { answerFields } from './answers.ts'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { choice, accountEmail, flag, phoneNumber, requiredText, score, text } from './fields.ts'
import { fieldLimits } from './field-limits.ts'

const riskTolerances = answerValues.riskBehavior.map((behavior): number => riskTolerance(behavior))

/**
 * The whole user record that the questionnaire sends on submit. The server determines `accountType`, `authProvider`,
 * `advisor`, `dstScore`, `dstSegment`, `userTier` and `riskTolerance` itself and never stores `password`, which only
 * holds a placeholder. Names can be empty: an account created elsewhere may not have them.
 */
export const questionnaireRecordSchema = described(
  'The user record sent on questionnaire submit',
  closedObject({
    username: requiredText('Username', fieldLimits.username),
    email: accountEmail(),
    firstName: text('First name', fieldLimits.name),
    lastName: text('Last name', fieldLimits.name),
    dateOfBirth: z.nullable(
      text('Date of birth', fieldLimits.dateOfBirth).check(
        z.refine(isEmptyOrDate, 'Date of birth must be a date, for example 1970-12-31'),
      ),
    ),
    phoneNumber: z.nullable(phoneNumber()),
    accountType: choice('Account type', ['investor']),
    authProvider: choice('Sign-in method', ['google', 'email']),
    password: text('Password marker', fieldLimits.passwordMarker),
    ...answerFields,
    riskTolerance: z
      .number('Risk tolerance must be 1, 3 or 5')
      .check(z.refine((value) => riskTolerances.includes(value), 'Risk tolerance must be 1, 3 or 5')),
    advisor: text('Advisor', fieldLimits.advisor),
    notes: text('Notes', fieldLimits.notes),
    dstScore: score,
    dstSegment: choice('Segment', tiers),
    userTier: choice('Tier', tiers),
    emailNotifications: flag('Email notifications'),
    smsNotifications: flag('SMS notifications'),
    marketingNotifications: flag('Marketing notifications'),
  }),
)

/** The record as the server parses it, with defaults filled in. */
export type QuestionnaireRecord = z.output<typeof questionnaireRecordSchema>
/** The record as a client sends it. */
export type QuestionnaireRecordInput = z.input<typeof questionnaireRecordSchema>

function isEmptyOrDate(value: string): boolean {
  return value === '' || z.iso.date().safeParse(value).success
}
