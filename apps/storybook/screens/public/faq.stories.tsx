import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Frequently asked questions (FAQ)',
  tags: ['!autodocs'],
  args: { at: paths.faq },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const AllQuestions: Story = {}

export const OneOpen: Story = { args: { at: `${paths.faq}#question=1` } }

export const Narrowed: Story = { args: { at: `${paths.faq}#search=boot` } }

export const NothingMatches: Story = { args: { at: `${paths.faq}#search=zebra` }, play: says(/zebra|No /) }

/** The server's list is still loading; the built-in one already shows. */
export const Loading: Story = { args: { arrange: ({ api }) => void api.hold('faqs.list') } }

/** The built-in questions stay, and no error is shown. */
export const ServerAway: Story = { args: { arrange: ({ api }) => api.failWith('faqs.list', outage, Infinity) } }
