import { paths, requestFragment } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, userEvent } from 'storybook/test'
import { couple } from '@dst/web/app/features/exchange/testing/sample-files.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import { acknowledgedConsultation as sampleConsultation, goldInvestor } from '@dst/api-client/testing'
import { network } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { bronzeInvestor } from '../../site/users.ts'
import { currentSite } from '../../site/site.ts'
import { choose, enter, lists, press, pressTwice, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Consultation request',
  tags: ['!autodocs'],
  args: { at: `${paths.profile}#${requestFragment}`, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const acknowledgedConsultation = { ...sampleConsultation, contactTimeZone: 'America/New_York' }

const form = shows('Schedule Your DST Consultation')

/** Chosen also where the browser reports a zone, so that a story looks the same everywhere. */
const inEasternTime = async () =>
  userEvent.selectOptions(await storyScreen.findByRole('combobox', { name: 'Your time zone' }), 'Eastern Time')

const byEmail = async (send = press) => {
  await form()
  await choose('radio', 'Email')
  await inEasternTime()
  await choose('checkbox', /./)
  await send('Schedule Consultation')
}

/** No box is pre-checked: the button only promises to save the request. */
export const ConsentUnticked: Story = { play: form }

export const ConsentTicked: Story = {
  play: async () => {
    await form()
    await choose('radio', 'Phone')
    await choose('checkbox', /./)
  },
}

const withFile: Partial<ScreenProps> = {
  arrange: () => globalThis.localStorage.setItem(exchangeKey, JSON.stringify({ file: couple })),
}

/** With an exchange file on the device: its facts are offered, closed and unticked. */
export const FactsOffered: Story = { args: withFile, play: says(/^Add facts of your exchange/) }

export const FactsChosen: Story = {
  args: withFile,
  play: async () => {
    await userEvent.click(await storyScreen.findByText(/^Add facts of your exchange/, {}, { timeout: 15_000 }))
    await choose('checkbox', /^Last day to name property/)
    await choose('checkbox', /^Debt to replace/)
    await says(/2 added$/)()
  },
}

/** The partner got two facts with the request. */
export const FactsShared: Story = {
  args: {
    at: paths.profile,
    server: {
      consultations: [{ ...acknowledgedConsultation, facts: { lastNamingDay: '2027-01-05', debtToReplace: 400_000 } }],
    },
  },
  play: says(/Debt to replace: \$400,000/),
}

export const TextMessages: Story = {
  play: async () => {
    await form()
    await choose('radio', 'Text message')
  },
}

export const Errors: Story = {
  play: async () => {
    await form()
    await press('Save my request')
    await says('Please fix the following errors:')()
  },
}

/** What the choice of another field asked for goes with it. */
export const ErrorsMended: Story = {
  tags: ['no-picture'],
  play: async () => {
    await form()
    await press('Save my request')
    await lists('Please choose how you want to be reached')
    await inEasternTime()
    await choose('radio', 'Text message')
    await lists()
    await choose('checkbox', /share my contact details/)
    await press('Schedule Consultation')
    const ofText = 'Please agree to text messages, or choose another way to be reached'
    await lists('Please enter the number to call or write to', ofText)
    await enter(/Phone number/, '(555) 555-0142')
    await lists(ofText)
    await choose('radio', 'Phone')
    await lists()
    await enter(/Phone number/, '')
    await lists('Please enter the number to call or write to')
    await choose('radio', 'Email')
    await lists()
  },
}

/** What was pasted is never cut. */
export const NotesTooLong: Story = {
  play: async () => {
    await form()
    await choose('radio', 'Email')
    const notes = 'My sale closes in March, and my CPA would like to join. '.repeat(36).trim()
    await enter(/Notes/, notes)
    await says('15 characters too many')()
    await press('Save my request')
    await lists('Notes must be at most 2000 characters')
    await expect(storyScreen.getByLabelText(/Notes/)).toHaveValue(notes)
    await enter(/Notes/, notes.slice(15))
    await lists()
  },
}

/** A phone call needs a number. */
export const NumberMissing: Story = {
  play: async () => {
    await form()
    await inEasternTime()
    await choose('radio', 'Phone')
    await choose('checkbox', /./)
    await press('Schedule Consultation')
    await says('Please fix the following errors:')()
  },
}

export const NumberInvalid: Story = {
  play: async () => {
    await form()
    await choose('radio', 'Phone')
    await enter(/Phone number/, 'call me')
    await press('Save my request')
    await says('Please fix the following errors:')()
  },
}

export const Scheduling: Story = {
  args: { arrange: ({ api }) => void api.hold('consultations.request') },
  play: async () => {
    await byEmail()
    await says('Scheduling...')()
  },
}

/** Sent once, with the times to choose from. */
export const Sent: Story = {
  play: async () => {
    const { api } = currentSite()
    const release = api.hold('consultations.request')
    await byEmail(pressTwice)
    await says('Scheduling...')()
    release()
    await shows('Consultation Request Confirmed')()
    await says('Your consultation has been scheduled successfully!')()
    await expect(api.callsOf('consultations.request')).toHaveLength(1)
  },
}

/** Saved without consent: nothing was shared. */
export const SavedWithoutConsent: Story = {
  play: async () => {
    await form()
    await choose('radio', 'Email')
    await press('Save my request')
    await shows('Your request is saved')()
  },
}

export const NoConnection: Story = {
  args: { arrange: ({ api }) => api.failWith('consultations.request', network, Infinity) },
  play: async () => {
    await byEmail()
    await says(/^Network error/)()
  },
}

export const SessionEnded: Story = {
  args: {
    arrange: ({ api }) =>
      api.failWith(
        'consultations.request',
        { kind: 'http', status: 401, code: 'unauthenticated', message: 'Please log in to continue.' },
        Infinity,
      ),
  },
  play: async () => {
    await byEmail()
    await says(/kept on this device/)()
  },
}

/** The accreditation notice above the form. */
export const NotAccredited: Story = {
  args: { investor: { ...goldInvestor, accredited: 'notSure' } },
  play: form,
}

export const ChangingARequest: Story = {
  args: { server: { consultations: [acknowledgedConsultation] } },
  play: async () => {
    await shows('Change Your DST Consultation')()
    await expect(await storyScreen.findByRole('radio', { name: 'Phone' })).toBeChecked()
    await expect(storyScreen.getByLabelText(/Phone number/)).toHaveValue('+1 555 010 4477')
    await expect(storyScreen.getByRole('checkbox', { name: /share my contact details/ })).toBeChecked()
  },
}

/** A best time is in the zone of the person, which is always shown, can be changed, and is sent. */
export const TimeZoneAsked: Story = {
  tags: ['no-picture'],
  args: {
    at: paths.profile,
    server: { consultations: [{ ...acknowledgedConsultation, contactTimeZone: 'Pacific/Honolulu' }] },
  },
  play: async () => {
    await press('Change Your Request')
    await shows('Change Your DST Consultation')()
    const zone = await storyScreen.findByRole('combobox', { name: 'Your time zone' })
    await expect(zone).toHaveDisplayValue('Hawaii-Aleutian Standard Time')
    await says(/^In your time zone, Hawaii-Aleutian Standard Time\. The firm is in Eastern Time/)()
    await userEvent.selectOptions(zone, 'Pacific Time')
    await choose('radio', /^Morning/)
    await press('Send my changes')
    await shows('Consultation Request Confirmed')()
    await expect(currentSite().api.backend.consultations.all[0]).toMatchObject({
      bestContactTime: 'morning',
      contactTimeZone: 'America/Los_Angeles',
    })
  },
}

export const Acknowledged: Story = {
  args: { at: paths.profile, server: { consultations: [acknowledgedConsultation] } },
  play: shows('Your consultation request'),
}

export const Closed: Story = {
  args: { at: paths.profile, server: { consultations: [{ ...acknowledgedConsultation, state: 'closed' }] } },
  play: shows('Your consultation request'),
}

export const HandOverFailed: Story = {
  args: { at: paths.profile, server: { consultations: [{ ...acknowledgedConsultation, state: 'failed' }] } },
  play: shows('Your consultation request'),
}

export const Saved: Story = {
  args: {
    at: paths.profile,
    server: {
      consultations: [{ ...acknowledgedConsultation, state: 'saved', shareDataConsent: false, contactBy: null }],
    },
  },
  play: shows('Your consultation request'),
}

const withLink: Partial<ScreenProps> = {
  at: paths.profile,
  server: { consultations: [{ ...acknowledgedConsultation, preferredContactMethod: 'email', phoneNumber: null }] },
  arrange: ({ api }) => void (api.backend.slots.meetingLink = 'https://meet.example.com/advisers'),
}

/** How to talk is asked before a time is booked, where the partner has a link. */
export const ChoosingAWay: Story = {
  args: withLink,
  play: async () => {
    await press('Choose a time to talk')
    await press(/^Tue Nov 24/)
    await says('How do you want to talk?')()
  },
}

/** Without a number nothing is booked; with the link it is, and stands on the card. */
export const BookedByLink: Story = {
  args: withLink,
  play: async () => {
    await press('Choose a time to talk')
    await press(/^Tue Nov 24/)
    await press('Book this time')
    await says('Please enter the number at which you want to be called')()
    await expect(storyScreen.getByLabelText(/Phone number for the conversation/)).toHaveFocus()
    await choose('radio', 'We meet at their link')
    await press('Book this time')
    await says('You both open https://meet.example.com/advisers')()
    await press('Done')
    await says('You both open https://meet.example.com/advisers')()
    await storyScreen.findByRole('button', { name: 'Add to calendar' })
  },
}

/** A request of before the zone was asked for: it is asked before times are offered. */
export const ZoneOfAnOldRequest: Story = {
  tags: ['no-picture'],
  args: { at: paths.profile, server: { consultations: [sampleConsultation] } },
  play: async () => {
    await press('Choose a time to talk')
    await inEasternTime()
    await says(/^A conversation takes 30 minutes\. Times are in your time zone, Eastern Time\./)()
    await press(/^Tue Nov 24/)
    await press('Book this time')
    await says('They call you at +1 555 010 4477.')()
    const [booking] = currentSite().api.callsOf('slots.book')
    await expect(booking).toMatchObject({ timeZone: 'America/New_York', way: { kind: 'phone' } })
  },
}

export const ChoosingATime: Story = {
  args: { at: paths.profile, server: { consultations: [acknowledgedConsultation] } },
  play: async () => {
    await press('Choose a time to talk')
    await shows('A time to talk')()
  },
}

/** A time is held once, whichever of them is pressed meanwhile. */
export const TimeHeld: Story = {
  tags: ['no-picture'],
  args: { at: paths.profile, server: { consultations: [acknowledgedConsultation] } },
  play: async () => {
    const { api } = currentSite()
    await press('Choose a time to talk')
    const release = api.hold('slots.hold')
    await pressTwice(/^Tue Nov 24/)
    release()
    await says(/^This time is kept for you until/)()
    await expect(api.callsOf('slots.hold')).toHaveLength(1)
  },
}

/** The buttons say what was done and what they do, while nothing is chosen, once a time is booked, and while it moves. */
export const TimeMoved: Story = {
  tags: ['no-picture'],
  args: { at: paths.profile, server: { consultations: [acknowledgedConsultation] } },
  play: async () => {
    const leads = async (name: string, variant: 'primary' | 'secondary') =>
      expect(await storyScreen.findByRole('button', { name })).toHaveAttribute('data-variant', variant)
    await press('Choose a time to talk')
    await leads('Not now', 'secondary')
    await press(/^Tue Nov 24/)
    await leads('Close without booking', 'secondary')
    await press('Book this time')
    await leads('Done', 'primary')
    await press('Done')
    await press('Move or cancel the conversation')
    await leads('Leave it as it is', 'secondary')
    await press('Move it')
    await leads('Leave it as it is', 'secondary')
    await press(/^Wed Nov 25/)
    await leads('Close without moving', 'secondary')
    await press('Close')
    await says('Your conversation has not moved yet')()
    await press('Move to this time')
    await leads('Done', 'primary')
    await press('Cancel it')
    await press('Yes, cancel it')
    await says('The conversation is canceled. An email confirms it.')()
    await leads('Done', 'primary')
  },
}

export const Withdrawing: Story = {
  args: { at: paths.profile, server: { consultations: [acknowledgedConsultation] } },
  play: async () => {
    await press('Withdraw')
    await shows('Withdraw this request?')()
  },
}

/** The operator doesn't take requests; the profile says so. */
export const RequestsClosed: Story = {
  args: { at: paths.profile, config: { consultationsOpen: false } },
  play: says(/not open yet/),
}

/** A tier that isn't eligible for a consultation sees no offer. */
export const TierWithout: Story = {
  args: { at: paths.profile, investor: bronzeInvestor },
  play: shows('Welcome Back, Maria'),
}
