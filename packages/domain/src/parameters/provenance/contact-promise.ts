import * as values from '../contact-promise.ts'
import type { Parameter } from './parameter.ts'

export const contactPromise = {
  label: 'Time in which somebody gets in touch',
  unit: 'hours',
  value: values.contactPromise,
  source: 'docs/product/consultation.md#contact-promise',
  reviewed: '2026-11-21',
} satisfies Parameter
