import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { BarComparison } from '../../components/bar-comparison/bar-comparison.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { Button } from '../../components/button/button.tsx'
import { ColumnChart } from '../../components/column-chart/column-chart.tsx'
import { Disclosure } from '../../components/disclosure/disclosure.tsx'
import { LinkCards } from '../../components/link-cards/link-cards.tsx'
import { MoneyField } from '../../components/money-field/money-field.tsx'
import { Tooltip, TooltipProvider } from '../../components/tooltip/tooltip.tsx'
import { StepperField } from '../../components/stepper-field/stepper-field.tsx'
import { readDollars, readYear, writeDollars } from '../../testing/dollars.ts'
import { CalculatorPanel } from './calculator-panel.tsx'

function ExampleFields(): ReactNode {
  const [price, setPrice] = useState(1_000_000)
  const [year, setYear] = useState(2015)
  return (
    <form aria-label="Your property">
      <MoneyField
        name="price"
        label="Purchase price"
        value={price}
        step={10_000}
        read={readDollars}
        format={writeDollars}
        onValueChange={setPrice}
      />
      <StepperField
        name="year"
        label="Purchase year"
        value={year}
        step={1}
        read={readYear}
        format={String}
        onValueChange={setYear}
      />
    </form>
  )
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`
const figure = (label: string, amount: string, formula: string, notes: string[] = []) => ({
  label,
  amount,
  formula: `${formula} = ${amount}`,
  meaning: 'What this figure is, in plain words.',
  notes,
})
const comparison = (stored: number, tax: number) => (
  <BarComparison
    title="A straight sale and an exchange"
    summary={`A sale leaves ${dollars(stored)}, an exchange keeps ${dollars(stored + tax)} invested.`}
    bars={[
      {
        label: 'Straight sale: left after tax',
        total: dollars(stored),
        parts: [
          { label: 'What a sale leaves', value: stored, mark: 'one' },
          { label: 'Paid in federal tax', value: tax, mark: 'two' },
        ],
      },
      {
        label: 'Exchange: works for you',
        total: dollars(stored + tax),
        parts: [
          { label: 'What a sale leaves', value: stored, mark: 'one' },
          { label: 'Tax deferred, not forgiven', value: tax, mark: 'three' },
        ],
      },
    ]}
    table={{
      label: 'Show as a table',
      columns: ['In US dollars', 'Sale', 'Exchange'],
      rows: [
        { heading: 'Federal tax', cells: [dollars(tax), '$0'] },
        { heading: 'Works for you', cells: [dollars(stored), dollars(stored + tax)] },
      ],
    }}
  />
)
const growth = (invested: number) => (
  <ColumnChart
    layout="beside"
    title="Seven years in the DST, as assumed"
    summary="It grows by 3% a year."
    axisLabel="Years in the DST"
    formatValue={(value) => `$${value / 1e6}M`}
    columns={[0, 1, 2, 3, 4, 5, 6, 7].map((year) => ({
      label: String(year),
      parts: [
        { mark: 'one', value: invested },
        { mark: 'three', value: invested * 0.04 * year },
        { mark: 'four', value: invested * 0.06 * year },
      ],
    }))}
    legend={[
      { mark: 'one', label: 'Invested', value: dollars(invested) },
      { mark: 'three', label: 'Growth by year 7', value: dollars(Math.round(invested * 0.28)) },
      { mark: 'four', label: 'Distributions by year 7', value: dollars(Math.round(invested * 0.42)) },
    ]}
    table={{
      label: 'Show as a table',
      columns: ['Year', 'Equity'],
      rows: [{ heading: '0', cells: [dollars(invested)] }],
    }}
  />
)

const meta = {
  title: 'Patterns/CalculatorPanel (estimate)',
  id: 'patterns-calculatorpanel',
  component: CalculatorPanel,
  args: {
    inputs: <ExampleFields />,
    given: [
      { term: 'Purchase price', description: '$1,000,000' },
      { term: 'Purchase year', description: '2015' },
      { term: 'Expected sale price', description: '$2,000,000' },
    ],
    scriptNote: 'The calculator needs scripts, which are turned off here. This is its result for a typical property.',
    resultsHeading: 'Your estimate',
    statement:
      'Selling outright would cost about $251,282 in federal tax and leave $1,348,718. An exchange may defer ' +
      'that tax and keep $1,600,000 invested.',
    line: [
      { label: 'Tax if you sell', amount: '$251,282' },
      { label: 'Invested if you exchange', amount: '$1,600,000' },
    ],
    children: comparison(1_348_718, 251_282),
    actions: (
      <>
        <Button variant="secondary" size="small" icon="external">
          Copy link
        </Button>
        <Button variant="secondary" size="small" icon="printer">
          Print
        </Button>
      </>
    ),
    ledgers: [
      {
        heading: 'If you sell and pay the tax',
        sum: true,
        figures: [
          { label: 'Expected sale price', amount: '$2,000,000' },
          { label: 'Current debt', amount: '−$400,000' },
          figure('Straight-sale tax bill', '−$251,282', '$200,000 + $51,282'),
          { ...figure('Capital gains tax', '$200,000', '20% × ($2,000,000 − $1,000,000)'), part: true },
          figure('Net proceeds after taxes', '$1,348,718', '$2,000,000 − $400,000 − $251,282'),
        ],
      },
      {
        heading: 'If you exchange into a DST',
        figures: [
          figure('Annual income', '$96,000', '6% × $1,600,000'),
          figure('Future equity after 7 years', '$2,059,748', '($1,600,000 + $400,000) × 1.03⁷ − $400,000'),
        ],
        note: 'Not promised by anyone.',
      },
    ],
    charts: growth(1_600_000),
    next: (
      <LinkCards
        items={[
          { href: '#guide', label: 'How an exchange works' },
          { href: '#account', label: 'Create an account' },
        ]}
      />
    ),
    notes: (
      <>
        <Disclosure summary="What these estimates leave out" alwaysOpenWhenWide>
          State tax, lower brackets and selling costs.
        </Disclosure>
        <Disclosure summary="What a DST is not" alwaysOpenWhenWide>
          A deposit. It can lose value.
        </Disclosure>
      </>
    ),
    paper: <p>Printed November 21, 2026</p>,
  },
} satisfies Meta<typeof CalculatorPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Defaults: Story = {}
export const ExplainsAFigure: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByText('Capital gains tax')
    await expect(within(canvasElement).getByText('20% × ($2,000,000 − $1,000,000) = $200,000')).not.toBeVisible()
    await userEvent.click(line)
    await expect(within(canvasElement).getByText('20% × ($2,000,000 − $1,000,000) = $200,000')).toBeVisible()
  },
}
export const ExplainsAtTheFocus: Story = {
  args: { loadTooltips: () => Promise.resolve({ Tooltip, TooltipProvider }) },
  play: async ({ canvas, userEvent: user }) => {
    const line = () => canvas.getByText('Annual income').closest('summary')
    const explanation = 'What this figure is, in plain words. 6% × $1,600,000 = $96,000'
    await waitFor(() => expect(line()).toHaveAttribute('data-state', 'closed'))
    line()?.focus()
    await waitFor(() => expect(line()).toHaveAccessibleDescription(explanation))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(line()).not.toHaveAccessibleDescription())
    line()?.blur()
    line()?.focus()
    await waitFor(() => expect(line()).toHaveAccessibleDescription(explanation))
  },
}
export const VeryLargeAmounts: Story = {
  args: {
    statement:
      'Selling outright would cost about $199,999,999,999 in federal tax and leave $799,999,999,999, which is ' +
      'not guaranteed.',
    children: comparison(799_999_999_999, 199_999_999_999),
    ledgers: [
      {
        heading: 'If you sell and pay the tax',
        figures: [
          figure(
            'Depreciation recapture tax',
            '$199,999,999,999',
            'the larger of $0 and ($999,999,999,999 − $799,999,999,999)',
            ['Worked out with exact amounts.'],
          ),
        ],
      },
      {
        heading: 'If you exchange',
        figures: [figure('Net equity (DST investment amount)', '$999,999,999,999', '$999,999,999,999 − $0')],
      },
    ],
    charts: growth(999_999_999_999),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 'var(--side-width)' }}>
        <Story />
      </div>
    ),
  ],
}
export const Underwater: Story = {
  args: {
    tone: 'caution',
    statement: 'The loan is larger than the sale price: there are no proceeds to exchange.',
    children: <p>Check the expected sale price and the current debt.</p>,
    charts: undefined,
  },
}
export const WithNotice: Story = {
  args: {
    notice: (
      <Banner tone="caution" announce="none">
        Your loan is about 95% of the sale price. Few DSTs carry a loan of more than 65%.
      </Banner>
    ),
  },
}
export const WithoutScripts: Story = { args: { scripting: 'none' } }
