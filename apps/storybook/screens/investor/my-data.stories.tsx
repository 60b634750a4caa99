import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { acknowledgedConsultation, goldInvestor, newInvestor } from '@dst/api-client/testing'
import { outage } from '../../site/failures.ts'
import { goldHistory } from '../../site/users.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Investor/Your data',
  tags: ['!autodocs'],
  args: { at: paths.myData, investor: goldInvestor },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Everything: Story = {
  args: { server: { submissions: goldHistory, consultations: [acknowledgedConsultation] } },
  play: says(/as of/),
}

export const Little: Story = { args: { investor: newInvestor }, play: says(/as of/) }

export const Loading: Story = {
  args: { arrange: ({ api }) => void api.hold('me.data') },
  play: shows('Your data'),
}

export const Failure: Story = {
  args: { arrange: ({ api }) => api.failWith('me.data', outage, Infinity) },
  play: says(/could not be loaded/),
}
