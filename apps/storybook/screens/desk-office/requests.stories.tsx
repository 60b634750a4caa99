import { sampleRequests } from '@dst/api-client/testing'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, userEvent, waitFor } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { choose, enter, press, says } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk office/Requests',
  tags: ['!autodocs'],
  args: { at: deskPaths.requests, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const lastList = () => currentSite().desk.callsOf('requests.list').at(-1)

export const InEveryState: Story = { play: says('10 requests') }

export const ThatNeedHelp: Story = {
  args: { at: `${deskPaths.requests}?help=yes` },
  play: says('2 requests'),
}

export const Filtered: Story = {
  tags: ['no-picture'],
  play: async () => {
    await says('10 requests')()
    await userEvent.selectOptions(await storyScreen.findByLabelText('State'), 'failed')
    await choose('checkbox', /Only those that need help/)
    await press('Show requests')
    await says('1 request')()
    await expect(lastList()).toEqual({ state: 'failed', needsHelp: true, cursor: undefined })
    await expect(storyScreen.getByRole('button', { name: 'Show requests' })).toHaveFocus()
    await press('Clear all')
    await says('10 requests')()
    await expect(storyScreen.getByRole('button', { name: 'Clear all' })).toHaveFocus()
  },
}

/** The search text goes in the body of the call; no address of the visit has it. */
export const SearchedByName: Story = {
  tags: ['no-picture'],
  play: async ({ loaded }) => {
    await says('10 requests')()
    await enter('Request id, name or email', 'ruth.abernathy@example.com')
    await userEvent.selectOptions(await storyScreen.findByLabelText('State'), 'queued')
    await press('Show requests')
    await says('1 request')()
    await expect(lastList()).toEqual({ state: 'queued', search: 'ruth.abernathy@example.com', cursor: undefined })
    const router = loaded['router'] as { state: { location: object } }
    await expect(router.state.location).toMatchObject({
      pathname: deskPaths.requests,
      search: '?state=queued',
      hash: '',
      state: null,
    })
  },
}

export const NotANumber: Story = {
  play: async () => {
    await enter('Firm’s CRD number', 'Example')
    await press('Show requests')
    await says(/up to ten digits/)()
  },
}

export const NothingFits: Story = {
  args: { at: `${deskPaths.requests}?state=closed&help=yes` },
  play: says(/No request fits/),
}

export const Empty: Story = { args: atOffice({ requests: [] }), play: says(/Nobody has asked/) }

/** More comes below what is there, and the focus goes to the first of it. */
export const More: Story = {
  args: atOffice({ pageSize: 4 }),
  play: async () => {
    await says('10 requests, 4 of them shown')()
    await press('More requests')
    await says('10 requests, 8 of them shown')()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(String(sampleRequests[4]?.name)))
    await press('More requests')
    await says('10 requests')()
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Account deleted'))
    await expect(storyScreen.queryByRole('button', { name: 'More requests' })).toBeNull()
  },
}

export const MoreFails: Story = {
  args: atOffice({ pageSize: 4 }),
  play: async () => {
    await says('10 requests, 4 of them shown')()
    currentSite().desk.failWith('requests.list', outage)
    await press('More requests')
    await says(/^More requests could not be loaded/)()
    await says('10 requests, 4 of them shown')()
  },
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('requests.list') },
  play: says('Loading. The requests'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('requests.list', outage, Infinity) },
  play: says(/^The requests could not be loaded/),
}
