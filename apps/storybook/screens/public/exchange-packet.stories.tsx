import type { ExchangeFile } from '@dst/domain/exchange-file'
import { completedEarly } from '@dst/web/app/features/exchange/testing/finished-files.ts'
import { couple, withSale } from '@dst/web/app/features/exchange/testing/sample-files.ts'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { choose, says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange packet (for the CPA, boot, print)',
  id: 'screens-public-exchange-packet',
  tags: ['!autodocs'],
  args: { at: paths.exchangePacket },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const persisted = (file: ExchangeFile): Partial<ScreenProps> => ({
  arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file })),
})

/** What is still open, and where to enter it. */
export const Empty: Story = { play: says(/There is no verdict yet/) }

/** Our estimate beside the number of the CPA, and a loan that is too small. */
export const Typical: Story = {
  args: persisted({
    ...withSale(
      couple,
      { label: '12 Elm Street', state: 'CA' },
      { kind: 'dst', name: 'Oak Trust', equity: 1_480_000, loanShare: 0.2 },
    ),
    income: { ...couple.income, cpaTax: 410_000 },
  }),
  play: says(/stands in place of our estimate/),
}

/** An exchange of the past. */
export const Complete: Story = {
  args: persisted(completedEarly),
  play: says(/^Your exchange is complete: you received what/),
}

/** The same with what the person called the property. */
export const WithNames: Story = {
  args: persisted(withSale(couple, {}, { kind: 'dst', name: 'Oak Trust', equity: 1_480_000, loanShare: 0.2 })),
  play: async () => {
    await choose('checkbox', 'Print the names I entered')
    await says('1. Oak Trust')()
  },
}

/** An extension that is not filed, a disaster, a list over its limit and depreciation that has to be typed. */
export const Warnings: Story = {
  args: persisted({
    ...withSale(
      couple,
      { closing: '2026-09-05', placedInService: '1985-02', debtPaidOff: 1_700_000 },
      ...Array.from({ length: 5 }, () => ({ kind: 'dst' as const, equity: 400_000, loanShare: 0.55 })),
    ),
    deadlines: {
      extension: 'planned',
      disasterDate: '2026-09-10',
      postponementDate: '2027-02-01',
      affected: true,
    },
  }),
  play: says(/Remove \$444,445 of value/),
}

/** As many sales and properties as a file holds, with long names and very large amounts. */
export const Extreme: Story = {
  args: persisted({
    ...couple,
    sales: Array.from({ length: 12 }, (_, at) => ({
      ...couple.sales[0],
      id: `s${at}`,
      label: 'The building at the corner of Fourth Street and Constitution Avenue',
      price: 987_654_321,
      state: at % 2 === 0 ? ('CA' as const) : ('OR' as const),
    })),
    purchases: Array.from({ length: 40 }, (_, at) => ({
      id: `p${at}`,
      kind: 'dst' as const,
      name: at % 2 === 0 ? 'Wolkenkratzer'.repeat(9) : 'Diversified Multifamily and Net Lease Portfolio',
      equity: 100_000_000,
      loanShare: 0.5,
    })),
  }),
  play: async () => {
    await choose('checkbox', 'Print the names I entered')
    await says(/40 properties worth \$8,000,000,000/)()
  },
}
