import { emptyExchangeFile, type ExchangeFile } from '@dst/domain/exchange-file'
import { goldInvestor } from '@dst/api-client/testing'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange dates (deadlines, calendar)',
  id: 'screens-public-exchange-dates',
  tags: ['!autodocs'],
  args: { at: paths.exchange },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const persisted = (file: Partial<ExchangeFile>): Partial<ScreenProps> => ({
  arrange: () =>
    globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file: { ...emptyExchangeFile, ...file } })),
})
const closed = (...closings: string[]) => ({ sales: closings.map((closing, at) => ({ id: `s${at}`, closing })) })

/** The example of a sale that closes today. */
export const Empty: Story = { play: says(/Example: a sale that closes today/) }

/** The return of the year takes 35 of the 180 days. The bar counts the day, also of a file that was kept without it. */
export const Typical: Story = {
  args: persisted(closed('2026-11-21')),
  play: async () => {
    await says(/35 more days/)()
    await says('Day 2')()
  },
}

/** Somebody who is signed in is told where reminders are switched on. */
export const SignedIn: Story = {
  args: { ...persisted(closed('2026-11-21')), investor: goldInvestor },
  play: says(/can be switched on in your profile/),
}

export const Planned: Story = {
  args: persisted({ ...closed('2027-03-02'), deadlines: { extension: 'planned' } }),
  play: says(/You will have 45 days/),
}

/** Two sales of a partnership; its return is due in March. */
export const Partnership: Story = {
  args: persisted({ ...closed('2026-11-04', '2026-11-20'), taxpayer: { kind: 'partnership' } }),
  play: says(/Remove sale 2/),
}

export const NothingNamedByDay45: Story = { args: persisted(closed('2026-09-01')), play: says(/^Day 45 was/) }

export const Over: Story = { args: persisted(closed('2026-01-10')), play: says(/Your exchange period ended/) }

export const Disaster: Story = {
  args: persisted({
    ...closed('2026-08-01'),
    deadlines: { extension: 'filed', disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true },
  }),
  play: says(/before you rely on this/),
}

export const TooFarBack: Story = {
  args: persisted({ ...closed('2015-05-05'), taxpayer: { kind: 'partnership' } }),
  play: says('We do not count that far back'),
}

/** The session has ended by itself; the account has a copy. */
export const SignedOutWithACopy: Story = {
  args: {
    arrange: () => {
      const file = { ...emptyExchangeFile, ...closed('2026-11-21') }
      const mark = { account: 'ada', version: 1, base: file }
      globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file, mark }))
    },
  },
  play: says(/changes reach your account once you/),
}
