import * as values from '../tax-year-2026.ts'
import type { Parameter } from './parameter.ts'

export const taxYear2026 = {
  label: 'Federal income tax, tax year 2026',
  unit: 'USD',
  value: values.taxYear2026,
  source: 'Rev. Proc. 2025-32, sec. 4.01, 4.03, 4.11, 4.14; P.L. 119-21, sec. 70107',
  reviewed: '2026-11-25',
} satisfies Parameter
