import type { Parameter } from './parameter.ts'

/** Retries of the current-user query. */
export const currentUserRetries: Parameter = {
  label: 'Retries of the current-user query',
  unit: 'count',
  value: 3,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
}

/** First wait before such a retry; doubles (milliseconds). */
export const currentUserRetryDelay: Parameter = {
  label: 'First wait before such a retry; doubles',
  unit: 'milliseconds',
  value: 1_000,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
}

/** Longest wait before such a retry (milliseconds). */
export const currentUserRetryDelayMaximum: Parameter = {
  label: 'Longest wait before such a retry',
  unit: 'milliseconds',
  value: 30_000,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
}
