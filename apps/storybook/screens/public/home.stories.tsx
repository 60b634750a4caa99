import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { says, shows } from '../../site/steps.ts'

const meta = {
  ...screen,
  title: 'Screens/Public/Home and calculator',
  tags: ['!autodocs'],
  args: { at: paths.home },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Visitor: Story = { tags: ['footer'], play: shows('DST Investing. Made Simple.') }
export const SignedIn: Story = { args: { investor: goldInvestor }, play: says(/Hi Maria/) }
