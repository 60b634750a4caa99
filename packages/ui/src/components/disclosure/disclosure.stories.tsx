import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure.tsx'

const meta = { title: 'Components/Disclosure', component: Disclosure, args: { summary: 'Why we ask', children: <p>Offerings under Rule 506(c) are open to accredited investors only.</p> } } satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const WithIcon: Story = { args: { icon: 'info', summary: 'Important disclaimer' } }
export const AlwaysOpenWhenWide: Story = { args: { alwaysOpenWhenWide: true, summary: 'Tax disclaimer', icon: 'info' } }
