import { couple, withSale } from '@dst/web/app/features/exchange/testing/sample-files.ts'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { network, tooManyCalls } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { knownLink, serveCopy } from '../../site/sealed-copy.ts'
import { says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Exchange shared by a link',
  tags: ['!autodocs', 'top'],
  args: { at: `${paths.exchangeShared}${knownLink}` },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const named = withSale(
  couple,
  { label: '12 Elm Street' },
  { kind: 'property', name: '7 Oak Avenue', price: 900_000 },
  { kind: 'dst', name: 'Maple Trust', equity: 550_000, loanShare: 0.5 },
)

export const WithNames: Story = {
  args: { arrange: (site) => serveCopy(site, named, true) },
  play: shows('A shared exchange'),
}

export const WithoutNames: Story = {
  args: { arrange: (site) => serveCopy(site, named, false) },
  play: shows('A shared exchange'),
}

export const Loading: Story = {
  args: { arrange: ({ api }) => void api.hold('exchange.openShare') },
  play: says('Opening the shared exchange'),
}

/** The key is missing. */
export const Damaged: Story = {
  args: { at: `${paths.exchangeShared}#${'a'.repeat(32)}` },
  play: shows('This link is incomplete'),
}

export const Ended: Story = {
  args: {
    arrange: ({ api }) =>
      api.failWith('exchange.openShare', { kind: 'http', status: 410, code: 'share_ended', message: '' }),
  },
  play: shows('This link has ended'),
}

/** No link has this id. */
export const Unknown: Story = { play: shows('There is nothing behind this link') }

export const Offline: Story = {
  args: {
    arrange: ({ api }) => {
      api.failWith('exchange.openShare', network, Infinity)
      // The page tries again by itself once the server answers.
      api.failWith('faqs.list', network, Infinity)
    },
  },
  play: says(/could not be loaded/),
}

export const TooManyRequests: Story = {
  args: { arrange: ({ api }) => api.failWith('exchange.openShare', tooManyCalls, Infinity) },
  play: says(/could not be loaded/),
}
