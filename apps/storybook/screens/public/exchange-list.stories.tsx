import type { ExchangeFile } from '@dst/domain/exchange-file'
import { dsts, soldWith } from '@dst/web/app/features/exchange/list/sample-lists.ts'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import { useExchangeFileStore } from '@dst/web/app/features/exchange/store/document.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, userEvent } from 'storybook/test'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { enter, says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange list (identification, notice)',
  id: 'screens-public-exchange-list',
  tags: ['!autodocs'],
  args: { at: paths.exchangeList },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const persisted = (file: ExchangeFile): Partial<ScreenProps> => ({
  arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file })),
})

export const Empty: Story = { play: says(/Nothing is on your list yet/) }

/** A house, a DST and a backup without an amount. */
export const Typical: Story = {
  args: persisted(
    soldWith(
      { kind: 'property', name: '7 Oak Avenue', price: 900_000, closedOn: '2026-11-22' },
      { kind: 'dst', name: 'Maple Trust', equity: 550_000, loanShare: 0.5 },
      { kind: 'dst', name: 'Birch Trust', wanted: 'backup' },
    ),
  ),
  play: says(/three-property rule/),
}

/** The file keeps the last name that fits, and the field what was pasted. */
export const NameTooLong: Story = {
  tags: ['no-picture'],
  args: persisted(soldWith({ kind: 'dst', name: 'Maple Trust', equity: 550_000, loanShare: 0.5 })),
  play: async () => {
    const name = await storyScreen.findByLabelText(/^Name/)
    const trust =
      'Diversified Multifamily and Net Lease Portfolio Delaware Statutory Trust of Ohio and Indiana, '.repeat(2)
    await userEvent.tripleClick(name)
    await userEvent.paste(trust)
    await says('At most 120 characters can be saved. Shorten this to save it.')()
    await userEvent.tab()
    await expect(name).toHaveValue(trust)
    await expect(useExchangeFileStore.getState().file.purchases?.[0]?.name).toBe('Maple Trust')
    await enter(/^Name/, trust.slice(0, 94))
    await expect(useExchangeFileStore.getState().file.purchases?.[0]?.name).toBe(trust.slice(0, 94))
    await expect(name).not.toHaveAttribute('aria-invalid')
  },
}

/** Five DSTs within twice the price. */
export const WithinTheLimit: Story = {
  args: persisted(soldWith(...dsts(5, 320_000, 0.5))),
  play: says(/\$800,000 is left/),
}

/** Five DSTs over it: what would mend the list. */
export const OverTheLimit: Story = {
  args: persisted(soldWith(...dsts(5, 400_000, 0.55))),
  play: says(/Remove \$444,445 of value, or drop to three/),
}

/** As many as a file holds, with names as long as a sponsor makes them. */
export const FortyWithLongNames: Story = {
  args: persisted(
    soldWith(
      ...dsts(40, 120_000, 0.5).map((dst, index) => ({
        ...dst,
        name: `Diversified Multifamily and Net Lease Portfolio ${index + 1} Delaware Statutory Trust`,
      })),
    ),
  ),
  play: says(/40 properties worth \$9,600,000/),
}

/** What counts as received has its day behind it: the field says why this one does not. */
export const ClosingInTheFuture: Story = {
  args: persisted(soldWith({ kind: 'property', name: '7 Oak Avenue', price: 900_000, closedOn: '2026-12-20' })),
  play: says(/This day is in the future/),
}

/** The last day is the one to which an IRS notice moves it. */
export const AfterADisaster: Story = {
  args: persisted({
    ...soldWith({ name: 'Maple Trust', equity: 550_000, loanShare: 0.5 }),
    deadlines: { extension: 'filed', disasterDate: '2026-11-22', postponementDate: '2027-02-01', affected: true },
  }),
  play: says(/That is the day as section 17/),
}

/** The list can no longer be changed. */
export const AfterDay45: Story = {
  args: persisted({
    ...soldWith({ name: 'Maple Trust', equity: 550_000, loanShare: 0.5 }),
    sales: [{ id: 'a', closing: '2026-10-01', price: 2_000_000 }],
  }),
  play: says('The list can no longer be changed'),
}
