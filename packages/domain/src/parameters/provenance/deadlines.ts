import * as values from '../deadlines.ts'
import type { Parameter } from './parameter.ts'

export const identificationWindow = {
  label: 'Days to identify replacement property',
  unit: 'days',
  value: values.identificationWindow,
  source: '26 U.S.C. 1031(a)(3)(A)',
  reviewed: '2026-11-21',
} satisfies Parameter

export const exchangeWindow = {
  label: 'Days to close, unless the tax return is due sooner',
  unit: 'days',
  value: values.exchangeWindow,
  source: '26 U.S.C. 1031(a)(3)(B)',
  reviewed: '2026-11-21',
} satisfies Parameter
