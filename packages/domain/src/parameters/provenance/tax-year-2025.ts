import * as values from '../tax-year-2025.ts'
import type { Parameter } from './parameter.ts'

export const taxYear2025 = {
  label: 'Federal income tax, tax year 2025',
  unit: 'USD',
  value: values.taxYear2025,
  source: 'Rev. Proc. 2024-40, sec. 2.01, 2.03, 2.11; P.L. 119-21, sec. 70102(a)',
  reviewed: '2026-11-25',
} satisfies Parameter
