import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.tsx'
import { LinkButton } from '../../components/link-button/link-button.tsx'
import { Spinner } from '../../components/spinner/spinner.tsx'
import { EmptyState, MessagePage } from './message-page.tsx'

const meta = {
  title: 'Patterns/MessagePage (404, empty state, not found)',
  id: 'patterns-messagepage',
  component: MessagePage,
  args: {
    title: 'Page Not Found',
    children: <p>The address may have changed, or it was mistyped.</p>,
    actions: <LinkButton href="#home">Back to Home</LinkButton>,
  },
} satisfies Meta<typeof MessagePage>
export default meta
type Story = StoryObj<typeof meta>

export const NotFound: Story = {}
export const Waiting: Story = {
  args: {
    title: 'Verifying Email...',
    picture: <Spinner label="One moment" size="large" />,
    children: undefined,
    actions: undefined,
  },
}
export const Done: Story = { args: { title: 'Email Verified!', tone: 'positive', icon: 'check' } }
export const Failed: Story = {
  args: {
    title: 'Verification Failed',
    tone: 'negative',
    icon: 'alert',
    children: <p>Invalid or expired verification link.</p>,
  },
}
export const Empty: Story = {
  render: () => (
    <EmptyState
      message="No FAQs found matching your criteria."
      hint="Try adjusting your search terms or category filter."
      action={<Button variant="secondary">Clear Filters</Button>}
    />
  ),
}
