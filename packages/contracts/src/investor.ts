import { answerValues } from '@dst/domain/questionnaire'
import { tiers } from '@dst/domain/tiers'
import type { ProfileField } from '@dst/domain/validation'
import * as z from 'zod'
import { timestamp } from './fields.ts'

/**
 * An investor as the profile reads it. Fields that the investor has not filled in yet are null. The questionnaire
 * counts as completed when `questionnaireCompletedAt` is set or `dstScore` is above 0. `dstScore` is the raw sum (-13
 * to 118); screens show it clamped to 0-100.
 */
export const investorSchema = z
  .object({
    id: z.uuid(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string(),
    phoneNumber: z.string().nullable(),
    location: z.string().nullable(),
    bio: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    dstSegment: z.enum(tiers).nullable(),
    dstScore: z.int(),
    accredited: z.enum(answerValues.accredited).nullable(),
    horizon: z.enum(answerValues.horizon).nullable(),
    returnNeed: z.enum(answerValues.returnNeed).nullable(),
    riskTolerance: z.int().nullable(),
    propertyType: z.enum(answerValues.propertyType).nullable(),
    mortgageBracket: z.enum(answerValues.mortgageBracket).nullable(),
    prior1031: z.enum(answerValues.prior1031).nullable(),
    qiReady: z.enum(answerValues.qiReady).nullable(),
    passiveImportance: z.literal(answerValues.passiveImportance).nullable(),
    equityBracket: z.enum(answerValues.equityBracket).nullable(),
    saleStatus: z.enum(answerValues.saleStatus).nullable(),
    shareWithVc: z.boolean().nullable(),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    marketingNotifications: z.boolean(),
    twoFactorAuth: z.boolean(),
    questionnaireCompletedAt: timestamp.nullable(),
    updatedAt: timestamp,
    /** Incremented with each change of the record; `If-Match: "<version>"` makes a save conditional on it. */
    version: z.int(),
  } satisfies Record<ProfileField, z.ZodType> & z.core.$ZodLooseShape)
  .meta({ description: 'An investor as read on the profile' })

export type Investor = z.output<typeof investorSchema>

/**
 * What a caller without a token learns about an e-mail address: only whether it is known. Both values have the same
 * length.
 */
export const accountExistsSchema = z
  .object({ account: z.enum(['some', 'none']) })
  .meta({ description: 'Whether an account exists, with nothing about the person' })

export type AccountExists = z.output<typeof accountExistsSchema>
