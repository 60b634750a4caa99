import type { Examples } from '../../foundations/guidance.ts'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { MessagePage } from './message-page.tsx'

export const examples: Examples = {
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
}
