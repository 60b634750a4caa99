import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area.tsx'

const meta = { title: 'Components/TextArea', component: TextArea, args: { name: 'notes', label: 'Notes', optionalLabel: 'optional' } } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'The sale closes in March. My CPA would like to join the call.' } }
export const WithError: Story = { args: { name: 'message', label: 'Message', error: 'Message is required' } }
