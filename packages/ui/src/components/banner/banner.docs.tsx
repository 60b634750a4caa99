import type { PartDocs } from '../../foundations/part-docs.ts'
import { Banner } from './banner.tsx'

export const docs = {
  use: ['A message about the whole form or page, in its flow.'],
  avoid: ['The errors of fields: use ErrorSummary.', 'News that disappears by itself: use Toast.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'On the X: dismisses the banner.' },
  ],
  name: 'Its text; `announce` says whether a screen reader interrupts, waits, or stays silent.',
  good: {
    drawing: (
      <Banner tone="error" announce="none">
        Incorrect password. Please try again.
      </Banner>
    ),
    why: 'It says what happened and what to do.',
  },
  bad: {
    drawing: (
      <Banner tone="error" announce="none">
        Error 401
      </Banner>
    ),
    why: 'A code helps nobody who reads it.',
  },
  conformance: {
    kind: 'composition',
    role: 'alert',
    name: '',
    element: <Banner tone="error">Incorrect password</Banner>,
  },
} satisfies PartDocs
