import type { PartDocs } from '../../foundations/part-docs.ts'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { MessagePage } from './message-page.tsx'

export const docs = {
  use: ['A page with one message: not found, failed, waiting, done.', 'EmptyState where a list has nothing to show.'],
  avoid: ['A message beside other content: use Banner.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter or Space', does: 'Presses it.' },
  ],
  name: 'The title is the heading of level 1.',
  good: {
    drawing: (
      <MessagePage title="Page Not Found" actions={<LinkButton href="#home">Go to the Home Page</LinkButton>}>
        <p>There is no page at this address.</p>
      </MessagePage>
    ),
    why: 'It says what happened, and leads on.',
  },
  bad: {
    drawing: (
      <MessagePage title="Saved" icon="check-circle" tone="positive">
        <p>Your profile was saved.</p>
      </MessagePage>
    ),
    why: 'It takes the page away for a piece of news: use Toast.',
  },
  conformance: {
    kind: 'composition',
    role: 'heading',
    name: 'Page Not Found',
    element: <MessagePage title="Page Not Found" />,
  },
} satisfies PartDocs
