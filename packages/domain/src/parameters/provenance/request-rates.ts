import * as values from '../request-rates.ts'
import type { Parameter } from './parameter.ts'

export const requestRates = {
  label: 'Requests from one address: enough for a household behind it, too few for a robot',
  unit: 'count',
  value: values.requestRates,
  source: 'docs/decisions/0013-share-one-rate-limiter-in-memory-or-in-redis.md',
  reviewed: '2026-11-23',
} satisfies Parameter
