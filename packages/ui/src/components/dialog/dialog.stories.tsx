import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  title: 'Components/Dialog (modal, popup, lightbox)',
  id: 'components-dialog',
  // Each covers its own frame in the docs, not the page.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Reset Password',
    description: 'We send a link to your address.',
    children: <TextField name="email" type="email" label="Email Address" defaultValue="margaret.ellison@example.com" />,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Send Reset Link</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <Button busy busyLabel="Sending...">
        Send Reset Link
      </Button>
    ),
  },
}
export const Message: Story = {
  args: {
    title: 'Check Your Email',
    description: 'Reset link sent!',
    children: 'The link went to margaret.ellison@example.com. Check your spam folder, or try again in a few minutes.',
    footer: <Button>Got it, thanks!</Button>,
  },
}
export const LongText: Story = {
  args: {
    size: 'large',
    title: 'Schedule Your DST Consultation with a partner Registered Investment Advisor',
    children: (
      <>
        {Array.from({ length: 12 }, (_, paragraph) => (
          <p key={paragraph}>
            Your answers are shared with the partner advisor only when you agree to it, and you can withdraw the
            agreement at any time by writing to us.
          </p>
        ))}
      </>
    ),
  },
}
/** Escape requests closing, and so does the X. */
export const Dismissed: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Reset Password' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
