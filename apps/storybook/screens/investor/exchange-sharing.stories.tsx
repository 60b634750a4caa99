import { goldInvestor } from '@dst/api-client/testing'
import type { ExchangeShare } from '@dst/contracts'
import { couple } from '@dst/web/app/features/exchange/testing/sample-files.ts'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { outage, tooManyCalls } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite, type Site } from '../../site/site.ts'
import { press, pressTwice, says } from '../../site/steps.ts'

const keep = () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file: couple }))

const meta = {
  ...screen,
  title: 'Screens/Investor/Exchange packet (sharing by a link)',
  tags: ['!autodocs', 'top'],
  args: { at: paths.exchangePacket, arrange: keep },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

/** Links made one a day before the day of the stories. */
function links(...changes: readonly Partial<ExchangeShare>[]): ExchangeShare[] {
  return changes.map((change, index) => ({
    id: String(index).padStart(32, 'x'),
    createdAt: `2026-11-${22 - index}T15:00:00.000Z`,
    expiresAt: `2026-12-${22 - index}T15:00:00.000Z`,
    withdrawnAt: null,
    opens: [],
    ...change,
  }))
}

const failing = (arrange: (site: Site) => void) => (site: Site) => {
  keep()
  arrange(site)
}

const signedIn = { investor: goldInvestor } satisfies Partial<ScreenProps>

export const SignedOut: Story = { play: says(/to make a link that opens a read-only copy of your file/) }

export const None: Story = { args: signedIn, play: says('You have made no link yet.') }

export const NothingEntered: Story = {
  args: { ...signedIn, arrange: () => undefined },
  play: says(/There is nothing to share yet/),
}

/** Open ones with and without opens, one withdrawn and one expired. */
export const Some: Story = {
  args: {
    ...signedIn,
    server: {
      exchangeShares: links(
        { opens: ['2026-11-23T14:10:00.000Z', '2026-11-22T20:00:00.000Z', '2026-11-22T16:30:00.000Z'] },
        { opens: ['2026-11-22T09:00:00.000Z'] },
        {},
        { withdrawnAt: '2026-11-20T15:00:00.000Z' },
        { createdAt: '2026-10-20T15:00:00.000Z', expiresAt: '2026-11-19T15:00:00.000Z' },
      ),
    },
  },
  play: says(/Opened 3 times/),
}

export const Limit: Story = {
  args: { ...signedIn, server: { exchangeShares: links({}, {}, {}, {}, {}) } },
  play: says(/that is the most at a time/),
}

export const Withdrawing: Story = {
  args: { ...signedIn, server: { exchangeShares: links({}) } },
  play: async () => {
    await press('Withdraw')
    await says(/will no longer open/)()
  },
}

/** Two presses make one link. Its key is another one each time. */
export const Made: Story = {
  tags: ['no-picture'],
  args: signedIn,
  play: async () => {
    const { api } = currentSite()
    const release = api.hold('exchange.share')
    await pressTwice('Make a link')
    await says('Encrypting...')()
    release()
    await says(/^The link is ready/)()
    await expect(api.callsOf('exchange.share')).toHaveLength(1)
    // The focus on the notice has moved a button of the page half under the bar.
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const NotRead: Story = {
  args: { ...signedIn, arrange: failing(({ api }) => api.failWith('exchange.shares', outage, Infinity)) },
  play: says(/could not be loaded/),
}

export const NotMade: Story = {
  args: { ...signedIn, arrange: failing(({ api }) => api.failWith('exchange.share', tooManyCalls, Infinity)) },
  play: async () => {
    await press('Make a link')
    await says(/The link was not made/)()
  },
}
