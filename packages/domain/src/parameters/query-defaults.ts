import type { Parameter } from './parameter.ts'

/** What queries do unless they say otherwise. */
export const queryDefaults: Parameter<{
  readonly refetchInterval: false
  readonly refetchOnWindowFocus: false
  readonly staleTime: number
  readonly retry: false
}> = {
  label: 'What queries do unless they say otherwise',
  unit: 'flag',
  value: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
}
