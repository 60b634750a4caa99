import * as values from '../queries.ts'
import type { Parameter } from './parameter.ts'

export const currentUserRetries = {
  label: 'Retries of the current-user query',
  unit: 'count',
  value: values.currentUserRetries,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
} satisfies Parameter

export const currentUserRetryDelay = {
  label: 'First wait before such a retry; doubles',
  unit: 'milliseconds',
  value: values.currentUserRetryDelay,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
} satisfies Parameter

export const currentUserRetryDelayMaximum = {
  label: 'Longest wait before such a retry',
  unit: 'milliseconds',
  value: values.currentUserRetryDelayMaximum,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
} satisfies Parameter
