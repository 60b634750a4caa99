import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarComparison } from './bar-comparison.tsx'

const meta = { title: 'Components/BarComparison', component: BarComparison, args: { title: 'What stays invested', summary: 'A straight sale leaves $1,348,718 after $251,282 of tax; an exchange keeps $1,600,000 invested.', bars: [{ label: 'Straight sale', total: '$1,348,718', parts: [{ label: 'Kept', value: 1_348_718, text: '$1,348,718', mark: 'one' }, { label: 'Tax', value: 251_282, text: '$251,282', mark: 'two' }] }, { label: '1031 exchange into a DST', total: '$1,600,000', parts: [{ label: 'Kept', value: 1_600_000, text: '$1,600,000', mark: 'one' }] }], tableLabel: 'Show the figures', columnLabels: { bar: 'Way', part: 'Part', amount: 'Amount' } } } satisfies Meta<typeof BarComparison>
export default meta
type Story = StoryObj<typeof meta>

export const Defaults: Story = {}
export const Nothing: Story = { args: { summary: 'There are no proceeds.', bars: [{ label: 'Straight sale', total: '$0', parts: [{ label: 'Kept', value: 0, text: '$0', mark: 'one' }] }] } }
export const VeryLargeAmounts: Story = { args: { summary: 'An exchange keeps all of it invested.', bars: [{ label: 'Straight sale after federal and state tax', total: '$1,111,111,111,111', parts: [{ label: 'Kept and free to be spent or invested elsewhere', value: 1_111_111_111_111, text: '$1,111,111,111,111', mark: 'one' }, { label: 'Tax', value: 250_000_000_000, text: '$250,000,000,000', mark: 'two' }] }] }, decorators: [(Story) => <div style={{ maxWidth: 'var(--side-width)' }}><Story /></div>] }
