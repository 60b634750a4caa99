import type { Parameter } from './parameter.ts'

/** Days to identify replacement property (days). */
export const identificationWindow: Parameter = {
  label: 'Days to identify replacement property',
  unit: 'days',
  value: 45,
  source: '26 U.S.C. 1031(a)(3)(A)',
  reviewed: '2026-11-21',
}

/** Days to close, unless the tax return is due sooner (days). */
export const exchangeWindow: Parameter = {
  label: 'Days to close, unless the tax return is due sooner',
  unit: 'days',
  value: 180,
  source: '26 U.S.C. 1031(a)(3)(B)',
  reviewed: '2026-11-21',
}
