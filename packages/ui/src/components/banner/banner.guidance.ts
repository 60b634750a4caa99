import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A message about the whole form or page, in its flow.'],
  avoid: ['The errors of fields: use ErrorSummary.', 'News that disappears by itself: use Toast.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'On the X: dismisses the banner.' },
  ],
  name: 'Its text; `announce` says whether a screen reader interrupts, waits, or stays silent.',
}
