import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './select.tsx'

const meta = { title: 'Components/Select', component: Select, args: { name: 'location', label: 'Property location', placeholder: 'Choose a region', options: ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Midwest', 'Texas', 'Florida', 'No preference'].map((value) => ({ value, label: value })) } } satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: 'Texas' } }
export const WithError: Story = { args: { error: 'Property location preference is required' } }
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = { args: { options: [{ value: 'a', label: 'Somewhere along the coast between Savannah and the Outer Banks, preferably not in a flood zone' }], defaultValue: 'a' } }
