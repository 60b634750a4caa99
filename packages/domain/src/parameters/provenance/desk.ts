import * as values from '../desk.ts'
import type { Parameter } from './parameter.ts'

export const deskSessionMaximum = {
  label: 'Longest session at the desk, from its sign-in',
  unit: 'hours',
  value: values.deskSessionMaximum,
  source: 'docs/product/desk.md#who-gets-in',
  reviewed: '2026-11-29',
} satisfies Parameter

export const deskIdleMaximum = {
  label: 'Time without use after which a session at the desk ends',
  unit: 'minutes',
  value: values.deskIdleMaximum,
  source: 'docs/product/desk.md#who-gets-in',
  reviewed: '2026-11-29',
} satisfies Parameter

export const deskUndoWindow = {
  label: 'Time for which an action at the desk can be undone, and after which it takes effect',
  unit: 'seconds',
  value: values.deskUndoWindow,
  source: 'docs/product/desk.md#the-partners-desk',
  reviewed: '2026-11-29',
} satisfies Parameter
