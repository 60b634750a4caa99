import type { Parameter } from './parameter.ts'

/** Time in which somebody gets in touch (hours). */
export const contactPromise: Parameter = {
  label: 'Time in which somebody gets in touch',
  unit: 'hours',
  value: 24,
  source: 'docs/product/consultation.md#contact-promise',
  reviewed: '2026-11-21',
}
