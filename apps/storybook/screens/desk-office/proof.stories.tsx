import { deletedProof, sampleProof } from '@dst/api-client/testing'
import { deskPaths } from '@dst/web/app/desk-paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen } from 'storybook/test'
import { outage } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite } from '../../site/site.ts'
import { enter, press, says, shows } from '../../site/steps.ts'
import { atOffice } from './desk-arrangements.ts'

const meta = {
  ...screen,
  title: 'Screens/Desk office/Proof',
  tags: ['!autodocs'],
  args: { at: deskPaths.proof, ...atOffice() },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Asked: Story = { play: shows('Proof of consent') }

export const Confirmed: Story = {
  args: { at: `${deskPaths.proof}?request=${sampleProof.requestId}` },
  play: shows('7. The firm confirmed that it has it'),
}

export const AccountDeleted: Story = {
  args: { at: `${deskPaths.proof}?request=${deletedProof.requestId}` },
  play: shows('11. The account was deleted'),
}

export const FoundById: Story = {
  tags: ['no-picture'],
  play: async () => {
    await enter('Request id', ` ${deletedProof.requestId.toUpperCase()} `)
    await press('Show proof')
    await shows('11. The account was deleted')()
    await expect(currentSite().desk.callsOf('requests.proof')).toEqual([{ id: deletedProof.requestId }])
    await expect(storyScreen.getByRole('button', { name: 'Show proof' })).toHaveFocus()
  },
}

export const NotAnId: Story = {
  play: async () => {
    await enter('Request id', '57654321')
    await press('Show proof')
    await says(/five groups/)()
  },
}

export const NothingRecorded: Story = {
  args: { at: `${deskPaths.proof}?request=00000000-0000-4000-8000-000000000000` },
  play: says('Nothing is recorded'),
}

export const Loading: Story = {
  args: {
    at: `${deskPaths.proof}?request=${sampleProof.requestId}`,
    arrange: ({ desk }) => void desk.hold('requests.proof'),
  },
  play: says('Loading. The proof'),
}

export const Failure: Story = {
  args: {
    at: `${deskPaths.proof}?request=${sampleProof.requestId}`,
    arrange: ({ desk }) => desk.failWith('requests.proof', outage, Infinity),
  },
  play: says(/^The proof could not be loaded/),
}
