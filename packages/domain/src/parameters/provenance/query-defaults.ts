import * as values from '../query-defaults.ts'
import type { Parameter } from './parameter.ts'

export const queryDefaults = {
  label: 'What queries do unless they say otherwise',
  unit: 'flag',
  value: values.queryDefaults,
  source: 'docs/product/limits.md#queries',
  reviewed: '2026-11-21',
} satisfies Parameter
