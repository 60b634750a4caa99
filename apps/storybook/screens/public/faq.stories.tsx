import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Frequently asked questions (FAQ)',
  tags: ['!autodocs'],
  args: { at: paths.faq },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const there = shows('All questions')

export const AllQuestions: Story = { play: there }

export const OneOpen: Story = { args: { at: `${paths.faq}#question=1` }, play: there }

export const OneAddress: Story = {
  args: { at: '/faq/what-is-boot' },
  tags: ['no-picture'],
  play: shows('What is boot, and what happens to my mortgage?'),
}

export const NoSuchQuestion: Story = {
  args: { at: '/faq/zebra' },
  tags: ['no-picture'],
  play: shows('Page Not Found'),
}

export const Narrowed: Story = { args: { at: `${paths.faq}#search=boot` }, play: says(/matching "boot"/) }

/** Misspelt: no question matches, some are close. */
export const CloseMatches: Story = {
  args: { at: `${paths.faq}#search=acreditted` },
  play: shows('Close to what you typed'),
}

export const NothingMatches: Story = {
  args: { at: `${paths.faq}#search=zebra` },
  play: says('No FAQs found matching your criteria.'),
}

/** The server's list is still loading; the built-in one already shows. */
export const Loading: Story = {
  args: { arrange: ({ api }) => void api.hold('faqs.list') },
  play: says('Loading FAQs...'),
}

/** The server sends the list that it read last, since it can't read it at the moment. */
export const OutOfDate: Story = {
  args: {
    arrange: ({ api }) => {
      api.backend.faqsAreStale = true
    },
  },
  play: says('These questions may be out of date'),
}

/** The built-in questions stay, and no error is shown. */
export const ServerAway: Story = {
  args: { arrange: ({ api }) => api.failWith('faqs.list', outage, Infinity) },
  play: async () => {
    await says('Showing 30 of 30 questions')()
    await expect(storyScreen.queryByRole('alert')).not.toBeInTheDocument()
  },
}
