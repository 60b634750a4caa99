import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../components/button/button.tsx'
import { Switch } from '../../components/switch/switch.tsx'
import { ActionBar, SettingsRows } from './settings-rows.tsx'

const meta = {
  title: 'Patterns/SettingsRows (preferences)',
  id: 'patterns-settingsrows',
  component: SettingsRows,
  args: {
    rows: [
      {
        id: 'email',
        content: (
          <Switch
            label="Email notifications"
            hint="News about your request and account."
            checked
            onCheckedChange={fn()}
          />
        ),
      },
      { id: 'sms', content: <Switch label="SMS notifications" checked={false} onCheckedChange={fn()} /> },
    ],
  },
} satisfies Meta<typeof SettingsRows>
export default meta
type Story = StoryObj<typeof meta>

export const Notifications: Story = {}
export const Actions: Story = {
  render: () => (
    <ActionBar status="Unsaved changes" apart={<Button variant="quiet">Delete Account</Button>}>
      <Button>Save All Changes</Button>
      <Button variant="secondary">Reset to Default</Button>
    </ActionBar>
  ),
}
