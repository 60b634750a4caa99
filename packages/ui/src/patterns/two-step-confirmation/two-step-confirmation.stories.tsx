import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { TwoStepConfirmation } from './two-step-confirmation.tsx'

const meta = {
  title: 'Patterns/TwoStepConfirmation (delete, confirm)',
  id: 'patterns-twostepconfirmation',
  // Each covers its own frame in the docs, not the page.
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  component: TwoStepConfirmation,
  args: {
    open: true,
    onClose: fn(),
    title: 'Delete Account',
    warning: 'Your profile, answers and consultation requests will be removed for good.',
    cancelLabel: 'Cancel',
    continueLabel: 'Continue',
    word: 'DELETE',
    confirmationLabel: 'Type DELETE to confirm',
    confirmLabel: 'Delete Account',
  },
} satisfies Meta<typeof TwoStepConfirmation>
export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {}
export const WithDetails: Story = {
  args: { details: <Button icon="download">Download my data</Button> },
  play: async ({ userEvent }) => {
    await expect(screen.getByRole('button', { name: 'Download my data' })).toBeEnabled()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull()
  },
}
export const NeverPossible: Story = {
  args: { blockedReason: 'Write to us to have the account deleted.' },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE')
    await expect(screen.getByRole('button', { name: 'Delete Account' })).toBeDisabled()
  },
}
export const Possible: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
    await expect(args.onConfirm).toHaveBeenCalledTimes(2)
  },
  args: { onConfirm: fn() },
}
