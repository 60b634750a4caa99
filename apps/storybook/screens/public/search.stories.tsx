import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Search',
  tags: ['!autodocs'],
  args: { at: paths.search },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Contents: Story = { tags: ['no-picture'] }

export const Results: Story = {
  args: { at: `${paths.search}#q=boot` },
  play: says(/^\d+ results$/),
}

export const NothingFits: Story = {
  args: { at: `${paths.search}#q=zeppelin` },
  play: says('Nearest titles'),
}

/** The box in the bar of any page. */
export const InTheBar: Story = {
  tags: ['no-picture'],
  args: { at: paths.glossary },
  play: async () => {
    await userEvent.click(await page.findByRole('link', { name: 'Search' }))
    await userEvent.type(await page.findByRole('combobox', { name: 'Search this site' }), 'boot')
    await expect((await page.findAllByRole('option')).length).toBeGreaterThanOrEqual(3)
  },
}
