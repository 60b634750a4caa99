import {
  acknowledgedLead,
  calledLead,
  closedLead,
  failedLead,
  goldInvestor,
  lateLead,
  scheduledLead,
  sentLead,
  withdrawnLead,
} from '@dst/api-client/testing'
import { deskPathOf, deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { network, outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { choose, press, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk/Lead',
  tags: ['!autodocs'],
  args: { at: `${deskPaths.lead}?request=${sentLead.id}`, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const of = ({ id }: { id: string }) => ({ at: deskPathOf(deskPaths.lead, id) })
const acts = () => currentSite().desk.callsOf('leads.act')
const dialog = async () => within(await page.findByRole('dialog'))

/** 7:00 am where the person is. */
export const TooEarly: Story = { play: says(/It is 7:00 am there\. Don’t call now: only from 8 am to 9 pm their time/) }

export const Late: Story = {
  args: of(lateLead),
  play: async () => {
    await shows('Walter Brandt')()
    await says('It is 9:00 am there.')()
    await expect(page.getByRole('link', { name: '+1 312 555 0187' })).toHaveAttribute('href', 'tel:+13125550187')
    await expect(page.getByRole('link', { name: /walter.brandt/ })).toHaveAttribute(
      'href',
      'mailto:walter.brandt@example.com',
    )
  },
}

export const Booked: Story = { args: of(scheduledLead), play: says(/Phone, \+1 303 555 0112/) }

export const ByEmail: Story = { args: of(acknowledgedLead), play: says('None given') }

export const UnknownZone: Story = { args: of(calledLead), play: says(/time zone is unknown/) }

export const LongName: Story = { args: of(failedLead), play: says('New, not delivered elsewhere') }

const deletedLead = { ...closedLead, shared: null, name: null, method: null, tier: null, timeZone: null }

/** The firm has confirmed that it deleted what it had. */
export const Deleted: Story = {
  args: { ...of(deletedLead), desk: { leads: [deletedLead] } },
  tags: ['no-picture'],
  play: async () => {
    await shows('Deleted request')()
    await expect(document.querySelector('.leads-lead')?.textContent).not.toMatch(/Evelyn|Hartmann|wrote|answers/)
  },
}

/** Nothing but that it existed. */
export const Withdrawn: Story = {
  args: {
    ...of(withdrawnLead),
    // Even if the server says more than it should.
    desk: { leads: [{ ...withdrawnLead, name: 'Margaret Ellis', method: 'phone', tier: 'gold' }] },
  },
  play: async () => {
    await shows('Withdrawn request')()
    const { textContent } = document.querySelector('.leads-lead') as HTMLElement
    await expect(textContent).toMatch(/00000010/)
    await expect(textContent).not.toMatch(/Margaret|Ellis|Phone|Gold|Score|wrote|answers/)
  },
}

export const Undone: Story = {
  play: async () => {
    await press(/^Reached/)
    await says('Reached. You can undo it for 10 seconds.')()
    await userEvent.keyboard('u')
    await says('Undone. Nothing was recorded.')()
    await expect(acts()).toHaveLength(1)
    await expect(page.queryByText(/You can undo/)).toBeNull()
    await expect(page.getByText('Sent to your firm')).toBeVisible()
  },
}

/** Each key opens what it asks, and none does anything while somebody types. */
export const ByKeyboard: Story = {
  play: async () => {
    await shows('Margaret Ellis')()
    await userEvent.keyboard('{Control>}c{/Control}')
    await expect(page.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('n')
    const field = (await dialog()).getByLabelText(/Try again at/)
    field.focus()
    await userEvent.keyboard('a')
    await expect(acts()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await shows('Margaret Ellis')()
    await userEvent.keyboard('a')
    await says(/^Receipt confirmed\. You can/)()
    await userEvent.keyboard('gi')
    await says(/to do/)()
  },
}

export const NotReached: Story = {
  play: async () => {
    await press(/^Not reached/)
    const opened = await dialog()
    const field = opened.getByLabelText<HTMLInputElement>('Try again at (Eastern Time)')
    // Two hours on, from the quarter of an hour that is next: at the hour itself that is now.
    await expect(field.value).toMatch(/^2026-11-23T12:(00|15)$/)
    await fireEvent.change(field, { target: { value: '2026-11-24T09:00' } })
    await opened.findByText('Tue Nov 24, 6:00 am their time, Pacific Time')
    await press('Record')
    await opened.findByText('That is Tue Nov 24, 6:00 am their time. Choose a time from 8 am to 9 pm theirs.')
    await expect(acts()).toEqual([])
    await fireEvent.change(field, { target: { value: '2026-11-24T11:00' } })
    await press('Record')
    await says(/^Not reached\. You can undo/)()
    await expect(acts()[0]?.action).toEqual({ kind: 'not_reached', againAt: '2026-11-24T16:00:00.000Z' })
  },
}

/** 15:00 UTC is 7:00 am where the person is. */
export const BookATime: Story = {
  play: async () => {
    await press(/^Book a time/)
    const opened = await dialog()
    const times = await opened.findAllByRole('radio')
    await expect(times.map((time) => time.getAttribute('value')).slice(0, 2)).toEqual([
      '2026-11-24T19:30:00.000Z',
      '2026-11-25T00:00:00.000Z',
    ])
    await choose('radio', /Tue Nov 24, 2:30 pm/)
    await press('Book it')
    await says(/^Time booked\. You can undo/)()
  },
}

/** A failure keeps what was chosen, and a retry has the key of the first try. */
export const FailedClose: Story = {
  args: { arrange: ({ desk }) => desk.failWith('leads.act', network) },
  play: async () => {
    await press(/^Close/)
    await choose('radio', 'Perhaps later')
    await press('Close it')
    await (await dialog()).findByText(/Nothing that you chose is lost: try again/)
    await expect((await dialog()).getByRole('radio', { name: 'Perhaps later' })).toBeChecked()
    await press('Close it')
    await says(/^Closed: perhaps later\. You can undo/)()
    const keys = acts().map(({ idempotencyKey }) => idempotencyKey)
    await expect(keys).toEqual([keys[0], keys[0]])
  },
}

/** Somebody else has acknowledged it in the meantime: the dialog stays, with the present state. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    await press(/^Decline/)
    await choose('radio', 'No capacity')
    currentSite().desk.fake.change(sentLead.id, { state: 'acknowledged' })
    await press('Decline it')
    await (await dialog()).findByText('Received')
    await expect((await dialog()).getByRole('radio', { name: 'No capacity' })).toBeChecked()
    await press('Decline it')
    await says(/^Declined: no capacity\. You can undo/)()
  },
}

export const OptOut: Story = {
  play: async () => {
    await press(/^Opt-out/)
    await press('Record')
    await (await dialog()).findByText('Choose one.')
  },
}

export const Unknown: Story = {
  args: { at: `${deskPaths.lead}?request=00000000-0000-4000-8000-000000000000` },
  play: shows('No such lead'),
}

export const Loading: Story = {
  args: { arrange: ({ desk }) => void desk.hold('leads.open') },
  play: says('Loading the lead'),
}

export const Failure: Story = {
  args: { arrange: ({ desk }) => desk.failWith('leads.open', outage, Infinity) },
  play: says(/could not be loaded/),
}
