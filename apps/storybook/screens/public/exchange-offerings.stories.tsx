import type { ExchangeFile } from '@dst/domain/exchange-file'
import { harbor, mill, tower, withOfferings } from '@dst/web/app/features/exchange/testing/sample-offerings.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange offerings',
  id: 'screens-public-exchange-offerings',
  tags: ['!autodocs'],
  args: { at: '/exchange/offerings' },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const persisted = (file: ExchangeFile): Partial<ScreenProps> => ({
  arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file })),
})

/** Three memoranda beside a sale: one whole, one without a loan, and one with all that can be noted. */
export const Compared: Story = {
  args: persisted(withOfferings),
  play: says(/With these amounts: all debt is replaced/),
}

/** As many as there can be: a long name, a loan that isn't typed yet, an open year and large numbers. */
export const Five: Story = {
  args: persisted({
    ...withOfferings,
    offerings: [
      { ...harbor, name: 'Harbor Apartments and Mill Street Medical Office Portfolio III Delaware Statutory Trust' },
      { id: 'a', purchasePrice: 50_000_000, equity: 20_000_000 },
      { ...mill, distribution3: 0.05 },
      { ...tower, purchasePrice: 9_999_999_999, equity: 9_000_000_000, loan: 1_500_000_000 },
      { id: 'b', name: 'Empty DST' },
    ],
    offeringCases: { growth1: -0.05, reservesAreBoot: true },
  }),
  play: says(/Is there a loan\?/),
}
