import type { Receipt } from '@dst/domain/exchange-file'

/** What the day of a closing counts for, beside its field. */
export const receiptLabels = {
  open: 'Empty until you have received it.',
  'in-time': 'Received in time: it counts as named.',
  later: 'After the last day to name property: it counts only if you named it in time.',
  future: 'This day is in the future: it does not count as received yet.',
  'before-sale': 'This day is before your sale closed: it does not count as received in this exchange.',
  'after-end': 'This day is after the exchange’s last day: it does not count as received.',
} as const satisfies Record<Receipt, string>
