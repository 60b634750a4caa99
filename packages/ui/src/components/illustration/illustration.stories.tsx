import type { Meta, StoryObj } from '@storybook/react-vite'
import { Illustration } from './illustration.tsx'

const meta = { title: 'Components/Illustration', component: Illustration, args: { name: 'building' } } satisfies Meta<
  typeof Illustration
>
export default meta
type Story = StoryObj<typeof meta>

export const Building: Story = {}
export const Ledger: Story = { args: { name: 'ledger', label: 'An open ledger' } }
export const Agreement: Story = { args: { name: 'agreement' } }
