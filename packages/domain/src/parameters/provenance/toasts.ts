import * as values from '../toasts.ts'
import type { Parameter } from './parameter.ts'

export const successToastDuration = {
  label: 'Time that a success toast stays',
  unit: 'milliseconds',
  value: values.successToastDuration,
  source: 'docs/product/widgets.md#toasts',
  reviewed: '2026-11-21',
} satisfies Parameter

export const errorToastDuration = {
  label: 'Time that an error toast stays',
  unit: 'milliseconds',
  value: values.errorToastDuration,
  source: 'docs/product/widgets.md#toasts',
  reviewed: '2026-11-21',
} satisfies Parameter
