import { answerValues } from '@dst/domain/questionnaire'
import { tiers } from '@dst/domain/tiers'
import type { ProfileField } from '@dst/domain/validation'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { timestamp } from './fields.ts'

/**
 * An investor as the profile reads it. Fields that the investor has not filled in yet are null. The questionnaire
 * counts as completed when `questionnaireCompletedAt` is set or `dstScore` is above 0. `dstScore` is the raw sum (-13
 * to 118); screens show it clamped to 0-100.
 */
export const investorSchema = described(
  'An investor as read on the profile',
  z.object({
    id: z.uuid(),
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    email: z.string(),
    phoneNumber: z.nullable(z.string()),
    location: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    profileImageUrl: z.nullable(z.string()),
    dstSegment: z.nullable(z.enum(tiers)),
    dstScore: z.int(),
    accredited: z.nullable(z.enum(answerValues.accredited)),
    horizon: z.nullable(z.enum(answerValues.horizon)),
    returnNeed: z.nullable(z.enum(answerValues.returnNeed)),
    riskTolerance: z.nullable(z.int()),
    propertyType: z.nullable(z.enum(answerValues.propertyType)),
    mortgageBracket: z.nullable(z.enum(answerValues.mortgageBracket)),
    prior1031: z.nullable(z.enum(answerValues.prior1031)),
    qiReady: z.nullable(z.enum(answerValues.qiReady)),
    passiveImportance: z.nullable(z.literal(answerValues.passiveImportance)),
    equityBracket: z.nullable(z.enum(answerValues.equityBracket)),
    saleStatus: z.nullable(z.enum(answerValues.saleStatus)),
    shareWithVc: z.nullable(z.boolean()),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    marketingNotifications: z.boolean(),
    twoFactorAuth: z.boolean(),
    questionnaireCompletedAt: z.nullable(timestamp),
    updatedAt: timestamp,
    /** Incremented with each change of the record; `If-Match: "<version>"` makes a save conditional on it. */
    version: z.int(),
  } satisfies Record<ProfileField, z.ZodMiniType> & Record<string, z.ZodMiniType>),
)

/** An investor as the profile reads it; what has not been filled in yet is null. */
export type Investor = z.output<typeof investorSchema>

/**
 * What a caller without a token learns about an email address: only whether it is known. Both values have the same
 * length.
 */
export const accountExistsSchema = described(
  'Whether an account exists, with nothing about the person',
  z.object({ account: z.enum(['some', 'none']) }),
)

/** Whether an address is known: `some` or `none`. */
export type AccountExists = z.output<typeof accountExistsSchema>
