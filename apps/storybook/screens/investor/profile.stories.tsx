import { paths } from '@dst/web/app/paths.ts'
import { useSessionEndStore } from '@dst/web/app/services/session-end.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor, newInvestor } from '@dst/api-client/testing'
import { expect } from 'storybook/test'
import { network, outage } from '../../site/failures.ts'
import { bronzeInvestor, goldHistory, longNamedInvestor, nurturedInvestor } from '../../site/users.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite, heldCallsMade } from '../../site/site.ts'
import { choose, enter, lists, press, pressTwice, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Profile',
  tags: ['!autodocs'],
  args: { at: paths.profile, investor: goldInvestor, server: { submissions: goldHistory } },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const there = shows('Welcome Back, Maria')

const writeBio = async () => {
  await press('Edit')
  await enter(/Bio/, 'I sell one duplex and want no more tenants.')
}

export const Overview: Story = { play: there }

export const OverviewBronze: Story = { args: { investor: bronzeInvestor }, play: there }

export const OverviewNurtured: Story = { args: { investor: nurturedInvestor }, play: there }

export const QuestionnaireOpen: Story = { args: { investor: newInvestor, server: {} }, play: there }

export const LongNames: Story = { args: { investor: longNamedInvestor }, play: shows(/Welcome Back/) }

/** The route table redirects a second address here. */
export const BySecondAddress: Story = { args: { at: paths.dashboard }, tags: ['no-picture'], play: there }

export const Editing: Story = {
  play: async () => {
    await press('Edit')
    await says('Save profile')()
  },
}

export const Errors: Story = {
  play: async () => {
    await press('Edit')
    await enter('First Name', ' ')
    await press('Save profile')
    await says('Please fix the following errors:')()
  },
}

export const ErrorsMended: Story = {
  tags: ['no-picture'],
  play: async () => {
    await press('Edit')
    await enter('First Name', ' ')
    await enter('Email Address', 'maria')
    await press('Save profile')
    await lists('First name is required', 'Please enter a valid email address')
    await enter('First Name', 'Maria')
    await expect(document.activeElement).toHaveValue('Maria')
    await lists('Please enter a valid email address')
    await enter('Email Address', 'maria@example.com')
    await lists()
  },
}

/** Nothing is cut, and the count says how much has to go. */
export const BioTooLong: Story = {
  play: async () => {
    await press('Edit')
    await enter(/Bio/, 'I sell one duplex. '.repeat(106))
    await says('13 characters too many')()
    await press('Save profile')
    await lists('Bio must be at most 2000 characters')
  },
}

export const Unsaved: Story = {
  play: async () => {
    await writeBio()
    await says('Unsaved changes')()
  },
}

export const Saving: Story = {
  args: { arrange: ({ api }) => void api.hold('users.saveProfile') },
  play: async () => {
    await writeBio()
    await pressTwice('Save profile')
    await says('Saving...')()
    await heldCallsMade()
    await expect(currentSite().api.callsOf('users.saveProfile')).toHaveLength(1)
  },
}

export const Saved: Story = {
  play: async () => {
    await writeBio()
    await press('Save profile')
    await says('Profile updated successfully!')()
  },
}

export const NotSaved: Story = {
  args: { arrange: ({ api }) => api.failWith('users.saveProfile', network, Infinity) },
  play: async () => {
    await writeBio()
    await press('Save profile')
    await says(/^Network error/)()
  },
}

/** The same field was saved on another device in the meantime. */
export const Conflict: Story = {
  play: async () => {
    await writeBio()
    const { backend } = currentSite().api
    backend.investor = { ...goldInvestor, bio: 'Retired in Ohio.', location: 'Ohio', version: goldInvestor.version + 1 }
    await press('Save profile')
    await shows('Your profile was changed elsewhere')()
  },
}

export const ConflictOpen: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Conflict.play?.(context)
    await press('Save my choices')
    await says('Please fix the following errors:')()
    await expect(document.activeElement).toHaveTextContent('Choose which bio to keep')
    await choose('radio', /^Yours/)
    await press('Save my choices')
    await says('Profile updated successfully!')()
    const { backend } = currentSite().api
    await expect(backend.investor).toMatchObject({
      bio: expect.stringContaining('one duplex') as string,
      location: 'Ohio',
    })
  },
}

export const NewAddressPending: Story = {
  args: { arrange: ({ auth }) => void auth.updateEmail('maria@example.com') },
  play: says(/maria@example\.com/),
}

const endsSoon = (reason: 'age' | 'inactivity') => async () => {
  await there()
  useSessionEndStore.setState({ end: { at: Date.parse('2026-11-24T15:40:00Z'), reason } })
  await says(/You will be signed out at/)()
}

/** The session is about to end because of its age. */
export const SignInEndsByAge: Story = { play: endsSoon('age') }

/** The session is about to end for lack of use. */
export const SignInEndsUnused: Story = { play: endsSoon('inactivity') }

/** The email address is managed by Google and changed there. */
export const SignedInWithGoogle: Story = {
  args: { account: { provider: 'google' } },
  play: async () => {
    await press('Edit')
    await says(/You sign in with Google/)()
  },
}

export const Resetting: Story = {
  play: async () => {
    await press('Reset to Default')
    await shows('Reset to Default')()
  },
}

export const Loading: Story = {
  args: { arrange: ({ api }) => void api.hold('me.get') },
  play: says('Loading your profile...'),
}

export const NotReached: Story = {
  args: { arrange: ({ api }) => api.failWith('me.get', outage, Infinity) },
  play: shows('Your profile could not be loaded'),
}

export const NotFound: Story = {
  args: {
    arrange: ({ api }) =>
      api.failWith('me.get', { kind: 'http', status: 403, code: 'forbidden', message: '' }, Infinity),
  },
  play: shows('Profile Not Found'),
}
