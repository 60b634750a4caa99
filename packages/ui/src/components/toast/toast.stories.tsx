import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { type ToastMessage, ToastProvider, useToast } from './toast.tsx'

function Example({ message }: { message: ToastMessage }) {
  const { show } = useToast()
  return <Button onClick={() => show(message)}>Show</Button>
}

const meta = {
  title: 'Components/Toast (notification, snackbar)',
  id: 'components-toast',
  component: Example,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByText(args.message.title, { selector: '.ui-toast-title' })).toBeVisible())
  },
} satisfies Meta<typeof Example>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {
  args: {
    message: { title: 'Email sent!', description: 'Check your inbox for the verification link.', duration: 3000 },
  },
}
export const Failure: Story = {
  args: { message: { title: 'Failed to resend email', description: 'Please try again later.', tone: 'error' } },
}
