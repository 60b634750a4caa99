import type { Parameter } from './parameter'

export const toastDuration: Parameter = {
  label: 'Time that a toast stays unless told otherwise',
  unit: 'milliseconds',
  value: 5_000,
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const toastLimit: Parameter = {
  label: 'Toasts visible at once',
  unit: 'count',
  value: 1,
  source: 'spec 4, Notifications',
  reviewed: '2026-11-21',
}

export const toastRemoveDelay: Parameter = {
  label: 'Time after which a dismissed toast is removed',
  unit: 'milliseconds',
  value: 1_000_000,
  source: 'spec 4, Notifications',
  reviewed: '2026-11-21',
}

export const toastSwipeThreshold: Parameter = {
  label: 'Swipe that dismisses a toast',
  unit: 'pixels',
  value: 50,
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const toastHotkey: Parameter<string> = {
  label: 'Key that moves focus to the toasts',
  unit: 'text',
  value: 'F8',
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const tooltipOpenDelay: Parameter = {
  label: 'Wait before a tooltip opens',
  unit: 'milliseconds',
  value: 700,
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const tooltipSkipDelay: Parameter = {
  label: 'Time in which the next tooltip opens at once',
  unit: 'milliseconds',
  value: 300,
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const selectTypeAheadReset: Parameter = {
  label: 'Pause after which typing in a select starts anew',
  unit: 'milliseconds',
  value: 1_000,
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const selectEdgePadding: Parameter = {
  label: 'Space between a select and the edge of the window',
  unit: 'pixels',
  value: 10,
  source: 'spec 9, Widget defaults',
  reviewed: '2026-11-21',
}

export const navigationCompactBelow: Parameter = {
  label: 'Scroll position past which the bar compacts when scrolling down',
  unit: 'pixels',
  value: 150,
  source: 'spec 2, Navigation bar',
  reviewed: '2026-11-21',
}

export const navigationRestoreAbove: Parameter = {
  label: 'Scroll position below which it is restored when scrolling up',
  unit: 'pixels',
  value: 100,
  source: 'spec 2, Navigation bar',
  reviewed: '2026-11-21',
}

export const navigationShadowBeyond: Parameter = {
  label: 'Scroll position past which the bar has a shadow',
  unit: 'pixels',
  value: 50,
  source: 'spec 2, Navigation bar',
  reviewed: '2026-11-21',
}
