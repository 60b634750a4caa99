import { Tabs } from '@dst/ui/tabs'
import type { Meta, StoryObj } from '@storybook/react-vite'

const meta = { component: Tabs } satisfies Meta<typeof Tabs>
export default meta

export const OfAnotherTeam: StoryObj<typeof meta> = {
  args: {
    label: 'Ways',
    items: [
      { id: 'exchange', label: 'Exchange', content: 'Tax is put off.' },
      { id: 'sale', label: 'Sale', content: 'Tax is due.' },
    ],
  },
}
