import type { Parameter } from './parameter.ts'

/** Time between two checks for a verified address (milliseconds). */
export const verificationPollInterval: Parameter = {
  label: 'Time between two checks for a verified address',
  unit: 'milliseconds',
  value: 5_000,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
}

/** Time after a mail before the next one of its kind can be asked for (seconds). */
export const mailResendGap: Parameter = {
  label: 'Time after a mail before the next one of its kind can be asked for',
  unit: 'seconds',
  value: 60,
  source: 'docs/product/accounts.md#mails; docs/decisions/0039',
  reviewed: '2026-11-23',
}

/** Retries when the auth user is not there yet. */
export const authUserRetries: Parameter = {
  label: 'Retries when the auth user is not there yet',
  unit: 'count',
  value: 3,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
}

/** Time between those retries (milliseconds). */
export const authUserRetryDelay: Parameter = {
  label: 'Time between those retries',
  unit: 'milliseconds',
  value: 1_000,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
}

/** Longest wait for a profile save (milliseconds). */
export const profileSaveTimeout: Parameter = {
  label: 'Longest wait for a profile save',
  unit: 'milliseconds',
  value: 15_000,
  source: 'docs/product/profile.md#saving',
  reviewed: '2026-11-21',
}

/** Manual retries of a profile save. */
export const profileSaveRetries: Parameter = {
  label: 'Manual retries of a profile save',
  unit: 'count',
  value: 3,
  source: 'docs/product/profile.md#saving',
  reviewed: '2026-11-21',
}

/** Time that the profile success banner stays (milliseconds). */
export const profileSuccessDuration: Parameter = {
  label: 'Time that the profile success banner stays',
  unit: 'milliseconds',
  value: 3_000,
  source: 'docs/product/profile.md#saving',
  reviewed: '2026-11-21',
}

/** Time that the password success message stays (milliseconds). */
export const passwordSuccessDuration: Parameter = {
  label: 'Time that the password success message stays',
  unit: 'milliseconds',
  value: 5_000,
  source: 'docs/product/accounts.md#password-change',
  reviewed: '2026-11-21',
}

/** Wait before leaving after a verified sign-up (milliseconds). */
export const verifySignUpRedirectDelay: Parameter = {
  label: 'Wait before leaving after a verified sign-up',
  unit: 'milliseconds',
  value: 1_000,
  source: 'docs/product/accounts.md#verification',
  reviewed: '2026-11-21',
}

/** Wait before leaving the auth callback (milliseconds). */
export const callbackRedirectDelay: Parameter = {
  label: 'Wait before leaving the auth callback',
  unit: 'milliseconds',
  value: 500,
  source: 'docs/product/accounts.md#callback',
  reviewed: '2026-11-21',
}

/** Age at which a session from a URL is warned about (seconds). */
export const urlSessionStaleAfter: Parameter = {
  label: 'Age at which a session from a URL is warned about',
  unit: 'seconds',
  value: 120,
  source: 'docs/product/accounts.md#sessions',
  reviewed: '2026-11-21',
}

/** Longest time that an unsent form is kept on the device (days). */
export const draftMaximumAge: Parameter = {
  label: 'Longest time that an unsent form is kept on the device',
  unit: 'days',
  value: 7,
  source: 'docs/product/limits.md#drafts; docs/decisions/0018',
  reviewed: '2026-11-21',
}

/** Longest wait that is believed when a server states one (seconds). */
export const longestStatedWait: Parameter = {
  label: 'Longest wait that is believed when a server states one',
  unit: 'seconds',
  value: 86_400,
  source: 'docs/product/limits.md#stated-waits',
  reviewed: '2026-11-21',
}
