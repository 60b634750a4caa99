import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { expect } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite, heldCallsMade, password } from '../../site/site.ts'
import { enter, press, pressTwice, says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Delete account',
  tags: ['!autodocs'],
  args: { at: paths.profile, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

const begin = async () => {
  await press('Delete Account')
  await shows('Delete Account')()
}

const fillIn = async (secret: string) => {
  await begin()
  await press('Continue')
  await enter(/Type DELETE/, 'DELETE')
  await enter('Your password', secret)
}

const confirm = async (secret: string) => {
  await fillIn(secret)
  await press('Delete Account')
}

export const Warning: Story = {
  play: async () => {
    await begin()
    await says(/^Once it is done, we confirm it by a mail to/)()
  },
}

/** The download comes before the final step, and its failure leaves the question open. */
export const DownloadFailed: Story = {
  args: { arrange: ({ api }) => api.failWith('me.data', outage, Infinity) },
  play: async () => {
    await begin()
    await press('Download my data')
    await says(/could not be loaded/)()
  },
}

export const Confirmation: Story = {
  play: async () => {
    await begin()
    await press('Continue')
    await says(/Type DELETE/)()
  },
}

export const WrongPassword: Story = {
  play: async () => {
    await confirm('not-it-123')
    await says('The password is incorrect')()
  },
}

/** The operator deletes accounts on request. */
export const OnRequest: Story = {
  args: { config: { accountDeletion: false } },
  play: async () => {
    await begin()
    await press('Continue')
    await says(/on request/)()
  },
}

export const Failure: Story = {
  args: { arrange: ({ api }) => api.failWith('me.delete', outage, Infinity) },
  play: async () => {
    await confirm(password)
    await says(/^Your account was not deleted/)()
  },
}

export const Deleting: Story = {
  tags: ['no-picture'],
  args: { arrange: ({ api }) => void api.hold('me.delete') },
  play: async () => {
    await fillIn(password)
    await pressTwice('Delete Account')
    await heldCallsMade()
    await expect(currentSite().api.callsOf('me.delete')).toHaveLength(1)
  },
}

export const Deleted: Story = {
  play: async () => {
    await confirm(password)
    await shows('Your account is deleted')()
  },
}
