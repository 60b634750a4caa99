import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from './icon.tsx'

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'building' } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}
export const WithName: Story = { args: { name: 'shield', label: 'Verified' } }
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' }}>
      {iconNames.map((name) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 'var(--space-1)',
            width: 'var(--space-12)',
            fontSize: 'var(--text-fine)',
          }}
        >
          <Icon name={name} size="large" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
