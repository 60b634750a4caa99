import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextLink } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox (tick, consent)',
  id: 'components-checkbox',
  component: Checkbox,
  args: {
    name: 'terms',
    label: (
      <>
        I agree to the <TextLink href="#terms">Terms of Service</TextLink> and{' '}
        <TextLink href="#privacy">Privacy Policy</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const WithHint: Story = {
  args: {
    name: 'share',
    label: 'Share my profile with the partner advisor',
    hint: 'Nothing leaves this site without it.',
  },
}
export const WithError: Story = { args: { error: 'You must agree to the Terms of Service and Privacy Policy' } }
export const DisabledWithReason: Story = {
  args: {
    name: 'remember',
    disabled: true,
    label: 'Keep me signed in',
    hint: 'This browser stores nothing between visits.',
  },
}
export const CheckedByKey: Story = {
  args: { name: 'share', label: 'Share my profile with the partner advisor' },
  play: async ({ canvas }) => {
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
