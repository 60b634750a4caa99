import type { Meta, StoryObj } from '@storybook/react-vite'
import { DataTable } from './data-table.tsx'

const meta = {
  title: 'Components/DataTable (grid, rows)',
  id: 'components-datatable',
  component: DataTable,
  args: {
    caption: 'DST vs Others',
    columns: ['Question', 'DST', 'Tenants-in-common', 'REIT', 'Direct ownership'],
    emphasis: 1,
    rows: [
      { heading: 'Investors', cells: ['Typically up to 499', 'Up to 35', 'Thousands', 'One'] },
      { heading: '1031 exchange', cells: ['Yes', 'Yes', 'No', 'Yes'] },
      { heading: 'Management', cells: ['Passive', 'Shared', 'Passive', 'Your own'] },
    ],
  },
} satisfies Meta<typeof DataTable>
export default meta
type Story = StoryObj<typeof meta>

export const Comparison: Story = {}
export const ThreeColumns: Story = {
  args: {
    caption: 'Terms',
    columns: ['Term', 'Often quoted', 'What to know'],
    rows: [
      { heading: 'Hold period', cells: ['5 to 10 years', 'A rule of thumb: the sponsor decides when to sell.'] },
      { heading: 'Minimum', cells: ['$100,000', 'Some offerings take less from cash investors.'] },
    ],
  },
}
export const Figures: Story = {
  args: {
    caption: 'Amounts',
    figures: true,
    columns: ['Item', 'Straight sale', 'Exchange'],
    rows: [
      { heading: 'Tax', cells: ['$251,282', '$0'] },
      { heading: 'Kept', cells: ['$1,348,718', '$1,600,000'] },
    ],
  },
}
