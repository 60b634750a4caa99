import * as values from '../flow.ts'
import type { Parameter } from './parameter.ts'

export const verificationPollInterval = {
  label: 'Time between two checks for a verified address',
  unit: 'milliseconds',
  value: values.verificationPollInterval,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
} satisfies Parameter

export const mailResendGap = {
  label: 'Time after a mail before the next one of its kind can be asked for',
  unit: 'seconds',
  value: values.mailResendGap,
  source: 'docs/product/accounts.md#mails',
  reviewed: '2026-11-23',
} satisfies Parameter

export const recentProofWindow = {
  label: 'Age up to which a proof of the person counts for a change to what signs in',
  unit: 'seconds',
  value: values.recentProofWindow,
  source: 'docs/product/accounts.md#proof; docs/decisions/0058',
  reviewed: '2026-11-28',
} satisfies Parameter

export const mailedSessionWindow = {
  label: 'Time for which a session from a mailed link may set a password without the present one',
  unit: 'seconds',
  value: values.mailedSessionWindow,
  source: 'docs/product/accounts.md#proof; docs/decisions/0058',
  reviewed: '2026-11-28',
} satisfies Parameter

export const mailedLinkLifetime = {
  label: 'Time for which a mailed link and its code are good',
  unit: 'seconds',
  value: values.mailedLinkLifetime,
  source: 'docs/product/accounts.md#emailed-links; docs/decisions/0062',
  reviewed: '2026-11-28',
} satisfies Parameter

export const googleReturnWindow = {
  label: 'Time within which a return from Google belongs to the tab that left for it',
  unit: 'seconds',
  value: values.googleReturnWindow,
  source: 'docs/product/accounts.md#callback; docs/decisions/0062',
  reviewed: '2026-11-28',
} satisfies Parameter

export const undoWindow = {
  label: 'Time in which the owner can undo a change that a notice tells of',
  unit: 'seconds',
  value: values.undoWindow,
  source: 'docs/product/accounts.md#this-wasnt-me; docs/decisions/0058',
  reviewed: '2026-11-28',
} satisfies Parameter

export const mailCodeTries = {
  label: 'Wrong codes after which the code of a mail stops working',
  unit: 'count',
  value: values.mailCodeTries,
  source: 'docs/product/accounts.md#mails',
  reviewed: '2026-11-28',
} satisfies Parameter

export const lostFactorWait = {
  label: 'Time after which a lost second factor is removed',
  unit: 'seconds',
  value: values.lostFactorWait,
  source: 'docs/product/accounts.md#second-factor; docs/decisions/0036',
  reviewed: '2026-11-28',
} satisfies Parameter

export const authUserRetries = {
  label: 'Retries when the auth user is not there yet',
  unit: 'count',
  value: values.authUserRetries,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
} satisfies Parameter

export const authUserRetryDelay = {
  label: 'Time between those retries',
  unit: 'milliseconds',
  value: values.authUserRetryDelay,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
} satisfies Parameter

export const profileSaveTimeout = {
  label: 'Longest wait for a profile save',
  unit: 'milliseconds',
  value: values.profileSaveTimeout,
  source: 'docs/product/profile.md#saving',
  reviewed: '2026-11-21',
} satisfies Parameter

export const profileSaveRetries = {
  label: 'Manual retries of a profile save',
  unit: 'count',
  value: values.profileSaveRetries,
  source: 'docs/product/profile.md#saving',
  reviewed: '2026-11-21',
} satisfies Parameter

export const profileSuccessDuration = {
  label: 'Time that the profile success banner stays',
  unit: 'milliseconds',
  value: values.profileSuccessDuration,
  source: 'docs/product/profile.md#saving',
  reviewed: '2026-11-21',
} satisfies Parameter

export const passwordSuccessDuration = {
  label: 'Time that the password success message stays',
  unit: 'milliseconds',
  value: values.passwordSuccessDuration,
  source: 'docs/product/accounts.md#password-change',
  reviewed: '2026-11-21',
} satisfies Parameter

export const verifySignUpRedirectDelay = {
  label: 'Wait before leaving after a verified sign-up',
  unit: 'milliseconds',
  value: values.verifySignUpRedirectDelay,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
} satisfies Parameter

export const callbackRedirectDelay = {
  label: 'Wait before leaving the auth callback',
  unit: 'milliseconds',
  value: values.callbackRedirectDelay,
  source: 'docs/product/accounts.md#callback',
  reviewed: '2026-11-21',
} satisfies Parameter

export const urlSessionStaleAfter = {
  label: 'Age at which a session from a URL is warned about',
  unit: 'seconds',
  value: values.urlSessionStaleAfter,
  source: 'docs/product/accounts.md#sessions',
  reviewed: '2026-11-21',
} satisfies Parameter

export const draftMaximumAge = {
  label: 'Longest time that an unsent form is kept on the device',
  unit: 'days',
  value: values.draftMaximumAge,
  source: 'docs/product/limits.md#drafts; docs/decisions/0018',
  reviewed: '2026-11-21',
} satisfies Parameter

export const maxStatedWait = {
  label: 'Longest wait that is believed when a server states one',
  unit: 'seconds',
  value: values.maxStatedWait,
  source: 'docs/product/limits.md#stated-waits',
  reviewed: '2026-11-21',
} satisfies Parameter
