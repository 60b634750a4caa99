import type { Parameter } from './parameter.ts'

/** Time that a success toast stays (milliseconds). */
export const successToastDuration: Parameter = {
  label: 'Time that a success toast stays',
  unit: 'milliseconds',
  value: 3_000,
  source: 'docs/product/widgets.md#toasts',
  reviewed: '2026-11-21',
}

/** Time that an error toast stays (milliseconds). */
export const errorToastDuration: Parameter = {
  label: 'Time that an error toast stays',
  unit: 'milliseconds',
  value: 5_000,
  source: 'docs/product/widgets.md#toasts',
  reviewed: '2026-11-21',
}
