import { goldInvestor, lateLead, sampleLead, sentLead } from '@dst/api-client/testing'
import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk/Inbox',
  tags: ['!autodocs'],
  args: { at: paths.desk, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const names = () => page.getAllByRole('link', { name: /Brandt|Castellanos|Ellis|Okafor|Kealoha|Feather|Nyberg/ })
const isFocused = (name: RegExp) => waitFor(() => expect(page.getByRole('link', { name })).toHaveFocus())

/** A browser asks at once when its tab is seen again. */
const seeAgain = () => document.dispatchEvent(new Event('visibilitychange'))

export const Inbox: Story = {
  play: async () => {
    await says(/7 to do, 1 late/)()
    await expect(names().map(({ textContent }) => textContent?.split(' ')[0])).toEqual([
      'Diane',
      'Walter',
      'Margaret',
      'Ruth',
      'Joseph',
      'Maximiliana-Alexandrina',
      'Harold',
    ])
    const late = page.getAllByText('Late').map((mark) => mark.closest('li')?.textContent)
    await expect(late).toHaveLength(1)
    await expect(late[0]).toMatch(/Walter Brandt/)
  },
}

export const News: Story = {
  args: { desk: { leads: [lateLead, sentLead] } },
  play: async () => {
    await says(/2 to do/)()
    const { fake } = currentSite().desk
    fake.arrive(sampleLead(20, { dueAt: '2026-11-23T13:00:00.000Z', name: 'Nora Lindqvist' }))
    fake.change(sentLead.id, { state: 'called' })
    seeAgain()
    await says('1 new, 1 changed')()
    await expect(page.queryByText('Nora Lindqvist')).toBeNull()
    await press('Show them')
    await says('The list is up to date.')()
    await expect(page.getAllByRole('link', { name: /Lindqvist|Brandt|Ellis/ })[0]).toHaveTextContent('Nora Lindqvist')
    await waitFor(() => expect(page.getByText('3 to do, 2 late').closest('p')).toHaveFocus())
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await says(/7 to do/)()
    await userEvent.keyboard('j')
    await isFocused(/Diane/)
    await userEvent.keyboard('jjk')
    await isFocused(/Walter/)
    await userEvent.keyboard('{Enter}')
    await shows('Walter Brandt')()
    await userEvent.keyboard('{Escape}')
    await isFocused(/Walter/)
  },
}

export const Keys: Story = {
  play: async () => {
    await says(/7 to do/)()
    await userEvent.keyboard('?')
    const dialog = within(await page.findByRole('dialog', { name: 'Keys' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'Single keys' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('j?')
    await expect(page.queryByRole('dialog')).toBeNull()
    await expect(names().includes(document.activeElement as HTMLElement)).toBe(false)
    await press('Keys')
    await shows('In a list')()
    await userEvent.click(page.getByRole('switch', { name: 'Single keys' }))
  },
}

export const Undo: Story = {
  play: async () => {
    await says(/7 to do/)()
    const { leads } = currentSite().desk
    await leads.act(lateLead.id, { kind: 'reached' }, { idempotencyKey: 'a', version: 1 })
    currentSite().desk.fake.change(sentLead.id, {})
    seeAgain()
    await press('Show them')
    await press('Undo')
    await says('Undone. Nothing was recorded.')()
    await expect(page.queryByRole('button', { name: 'Undo' })).toBeNull()
  },
}

const many = Array.from({ length: 120 }, (_, count) =>
  sampleLead(count + 100, {
    name: `Lead ${count + 1}`,
    dueAt: new Date(1_795_000_000_000 + count * 60_000).toISOString(),
  }),
)

export const ManyPages: Story = {
  args: { desk: { leads: many } },
  play: async () => {
    await says('50 of 120 shown')()
    await press('More')
    await says('100 of 120 shown')()
    await expect(page.getByRole('button', { name: 'More' })).toHaveFocus()
    await press('More')
    await says('120 of 120 shown')()
    await isFocused(/^Lead 101$/)
    window.scrollTo({ top: 0 })
  },
}

export const Empty: Story = { args: { desk: { leads: [] } }, play: says('Nothing is waiting.') }

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('leads.list') },
  play: says('Loading your leads'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('leads.list', outage, Infinity) },
  play: says(/could not be loaded/),
}
