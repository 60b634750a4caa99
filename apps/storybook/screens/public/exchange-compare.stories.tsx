import type { ExchangeFile, Plan } from '@dst/domain/exchange-file'
import { completedEarly } from '@dst/web/app/features/exchange/testing/finished-files.ts'
import { couple, oklahoma, withSale } from '@dst/web/app/features/exchange/testing/sample-files.ts'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange compare (verdict)',
  id: 'screens-public-exchange-compare',
  tags: ['!autodocs'],
  args: { at: paths.exchangeCompare },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const persisted = (file: ExchangeFile): Partial<ScreenProps> => ({
  arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file })),
})

/** 1,480,000 of cash without a loan to replace, and 260,946 of tax. */
const office = (plan: Plan = {}): ExchangeFile => ({
  ...withSale(couple, { price: 1_600_000, sellingCosts: 120_000, debtPaidOff: 0 }),
  income: { cpaTax: 260_946 },
  plan,
})

export const Empty: Story = { play: says(/The sale price and the loan are enough/) }

export const Typical: Story = { args: persisted(office()), play: says(/you would end with \$107,011 less/) }

/** Two entries: the month of use is assumed, and said. */
export const AssumedMonth: Story = {
  args: persisted({ ...couple, sales: [{ id: 'a', price: 1_600_000, purchasePrice: 1_000_000 }] }),
  play: says(/This counts on use since/),
}

/** No way is open any more. */
export const Complete: Story = { args: persisted(completedEarly), play: says(/^Your exchange is complete/) }

export const LeftToHeirs: Story = {
  args: persisted(office({ ending: 'heirs' })),
  play: says(/Deferral looks worth its cost/),
}

export const MyAssumptions: Story = {
  args: persisted(office({ ownReturns: true, dstIncome: 0.06, dstGrowth: 0.03, cutFromYear: 4, cutTo: 0.5 })),
  play: says('Different assumed returns'),
}

export const LoanDueInABadYear: Story = {
  args: persisted(office({ ownReturns: true, dstLoanShare: 0.5, loanMaturesInYear: 4 })),
  play: says('A loan due in a bad year'),
}

export const Loss: Story = {
  args: persisted(withSale(couple, { price: 700_000, debtPaidOff: 0 })),
  play: says(/You have a loss of/),
}

/** The loan is 85% of the price. */
export const HighLoan: Story = {
  args: persisted({ ...withSale(couple, { debtPaidOff: 1_700_000 }), plan: { ending: 'heirs', load: 0 } }),
  play: says(/The tax is more than the cash you would get/),
}

/** The same under the usual assumptions. */
export const TaxAboveCash: Story = {
  args: persisted(withSale(couple, { debtPaidOff: 1_700_000 })),
  play: says(/The tax is \$109,515 more than the cash at closing/),
}

/** Since when the property counts is not known, and Oklahoma leaves out the gain after five years. */
export const DependsOnStateTax: Story = {
  args: persisted(oklahoma),
  play: says(/depends on state tax: with \$0 it does, with \$31,911 it does not\./),
}

/** The tax that California goes on claiming, and figures of the state that are not final. */
export const StateKeepsItsClaim: Story = {
  args: persisted({ ...withSale(couple, { debtPaidOff: 0, state: 'CA' }), taxpayer: { residence: 'CA' } }),
  play: says(/form FTB 3840 is due every year/),
}

export const Extreme: Story = {
  args: persisted({
    ...withSale(couple, { price: 999_999_999, debtPaidOff: 0 }),
    plan: { years: 30, growth: -0.03, ownReturns: true, dstGrowth: 0.05, cutFromYear: 20, cutTo: 0 },
  }),
  play: says(/After 30 years/),
}

const method = (arrange: NonNullable<ScreenProps['arrange']>): Partial<ScreenProps> => ({
  at: paths.exchangeMethod,
  arrange,
})

export const Method: Story = {
  args: method(({ api }) => {
    for (const rule of [2, 6, 6, 6, 9, 10]) void api.verdicts.count(rule)
  }),
  play: says('6. Behind at equal returns'),
}

export const MethodNothingCounted: Story = {
  args: { at: paths.exchangeMethod },
  play: says('No verdicts counted yet this month.'),
}

export const MethodCountsLoading: Story = {
  args: method(({ api }) => void api.hold('verdicts.list')),
  play: says('Loading the counts'),
}

export const MethodCountsFailed: Story = {
  args: method(({ api }) => api.failWith('verdicts.list', outage, Infinity)),
  play: says('The counts could not be loaded.'),
}
