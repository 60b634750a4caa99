import type { ExchangeFile } from '@dst/domain/exchange-file'
import { completedEarly } from '@dst/web/app/features/exchange/testing/finished-files.ts'
import { couple, retired, withSale } from '@dst/web/app/features/exchange/testing/sample-files.ts'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange money (boot, tax)',
  id: 'screens-public-exchange-money',
  tags: ['!autodocs'],
  args: { at: paths.exchangeMoney },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const persisted = (file: ExchangeFile): Partial<ScreenProps> => ({
  arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file })),
})

export const Empty: Story = { play: says(/the first answer stands here/) }

/** Costs come out of the proceeds, and a loan of 20% is too small. */
export const Typical: Story = {
  args: persisted(
    withSale(couple, { state: 'CA' }, { kind: 'dst', name: 'Oak Trust', equity: 1_480_000, loanShare: 0.2 }),
  ),
  play: says('$30,000 short'),
}

export const RetiredCouple: Story = { args: persisted(retired), play: says('$31,771') }

/** A loan of 85%: few DSTs carry what it takes. */
export const HighLoan: Story = {
  args: persisted(withSale(couple, { debtPaidOff: 1_700_000 })),
  play: says('Few DSTs carry that much debt'),
}

export const Loss: Story = {
  args: persisted(withSale(couple, { price: 700_000, debtPaidOff: 0 })),
  play: says('You would sell at a loss'),
}

export const NumberOfTheCpa: Story = {
  args: persisted({ ...couple, income: { ...couple.income, cpaTax: 270_000 } }),
  play: says(/stands in place of our estimate/),
}

export const DepreciationDemanded: Story = {
  args: persisted(withSale(couple, { placedInService: '1985-02' })),
  play: says('Enter the depreciation'),
}

/** Nothing can be named any more: what is bought is there to read. */
export const AfterDay45: Story = {
  args: persisted(withSale(couple, { closing: '2026-09-21' }, { kind: 'dst', name: 'Oak Trust', equity: 1_400_000 })),
  play: says(/^The last day to name property was/),
}

/** Everything was received. */
export const Complete: Story = {
  args: persisted(completedEarly),
  play: says(/^Your exchange is complete/),
}

/** Several sales with long names and very large amounts, bought as a backup, a property and a DST. */
export const Extreme: Story = {
  args: persisted({
    ...couple,
    sales: [
      {
        ...couple.sales[0],
        id: 'a',
        label: 'The building at the corner of Fourth Street and Constitution Avenue',
        price: 987_654_321,
        debtPaidOff: 456_789_012,
        purchasePrice: 123_456_789,
        state: 'OR',
      },
      { ...couple.sales[0], id: 'b', closing: '2026-10-01', state: 'CA' },
    ],
    purchases: [
      { id: 'p', kind: 'property', price: 400_000_000, loanShare: 0.5 },
      { id: 'q', kind: 'dst', name: 'A Delaware statutory trust of many apartment houses', equity: 100_000_000 },
      { id: 'r', kind: 'dst', equity: 5_000_000, wanted: 'backup' },
    ],
  }),
  play: says(/The building at the corner/),
}
