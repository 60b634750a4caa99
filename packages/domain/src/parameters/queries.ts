import type { Parameter } from './parameter'

export const currentUserRetries: Parameter = {
  label: 'Retries of the current-user query',
  unit: 'count',
  value: 3,
  source: 'spec 9, Queries',
  reviewed: '2026-11-21',
}

export const currentUserRetryDelay: Parameter = {
  label: 'First wait before such a retry; doubles',
  unit: 'milliseconds',
  value: 1_000,
  source: 'spec 9, Queries',
  reviewed: '2026-11-21',
}

export const currentUserRetryDelayMaximum: Parameter = {
  label: 'Longest wait before such a retry',
  unit: 'milliseconds',
  value: 30_000,
  source: 'spec 9, Queries',
  reviewed: '2026-11-21',
}

export const queryDefaults: Parameter<{
  readonly refetchInterval: false
  readonly refetchOnWindowFocus: false
  readonly staleTime: number
  readonly retry: false
}> = {
  label: 'What queries do unless they say otherwise',
  unit: 'flag',
  value: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
  source: 'spec 9, Queries',
  reviewed: '2026-11-21',
}
