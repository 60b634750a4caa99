import type { PartDocs } from '../../foundations/part-docs.ts'
import { nothing } from '../../testing/sample-props.ts'
import { Banner } from '../banner/banner.tsx'
import { ToastProvider } from './toast.tsx'

// A toast would float over the docs page and disappear, so banners show the words of one.
export const docs = {
  use: ['News of something that the person has just done and need not answer.'],
  avoid: [
    'An error that the person has to fix: use Banner or ErrorSummary.',
    'Anything that must be read: it disappears by itself.',
  ],
  keyboard: [
    { keys: 'F8', does: 'Moves the focus to it.' },
    { keys: 'Escape', does: 'Dismisses it.' },
  ],
  name: 'Its title, announced when it appears.',
  good: {
    drawing: (
      <Banner tone="success" heading="Changes saved" announce="none" onDismiss={nothing}>
        Your profile is up to date.
      </Banner>
    ),
    why: 'It confirms what was just done and needs no answer.',
  },
  bad: {
    drawing: (
      <Banner tone="error" heading="Changes not saved" announce="none" onDismiss={nothing}>
        The phone number has too few digits. Enter all ten, then save again.
      </Banner>
    ),
    why: 'It disappears before the person can fix the error: use ErrorSummary.',
  },
  conformance: {
    kind: 'composition',
    role: 'region',
    name: 'Notifications (F8)',
    element: (
      <ToastProvider>
        <p>Page</p>
      </ToastProvider>
    ),
  },
} satisfies PartDocs
