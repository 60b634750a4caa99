import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, userEvent, waitFor } from 'storybook/test'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Glossary',
  tags: ['!autodocs'],
  args: { at: paths.glossary },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Glossary: Story = {}

export const OneTerm: Story = { args: { at: '/glossary/boot' }, tags: ['no-picture'], play: shows('Boot') }

/** Neither an example nor what it is not. */
export const TermWithoutExample: Story = {
  args: { at: '/glossary/springing-llc' },
  tags: ['no-picture'],
  play: shows('Springing LLC'),
}

/** A term in a text, pressed once. */
export const MeaningOpen: Story = {
  args: { at: '/faq/what-is-boot' },
  tags: ['no-picture'],
  play: async () => {
    await userEvent.click(await storyScreen.findByRole('link', { name: 'like-kind' }))
    const meaning = await storyScreen.findByRole('dialog', { name: 'Like kind' })
    await waitFor(() => expect(meaning).toBeVisible())
  },
}

export const NoSuchTerm: Story = {
  args: { at: '/glossary/zebra' },
  tags: ['no-picture'],
  play: shows('Page Not Found'),
}
