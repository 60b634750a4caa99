import { intoThreeTrusts } from '@dst/web/app/features/exchange/testing/after-files.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange after (Form 8824, basis, write-off)',
  id: 'screens-public-exchange-after',
  tags: ['!autodocs'],
  args: { at: paths.exchangeAfter },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

/** A house into three trusts, all received: the gain of the cash that was left is of the next year. */
export const Finished: Story = {
  args: { arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file: intoThreeTrusts })) },
  play: says(/^Line 25, basis of what you bought: \$270,000, in three parts\.$/),
}
