import { paths } from '@dst/web/app/paths.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { goldInvestor } from '@dst/api-client/testing'
import { expect, userEvent, within } from 'storybook/test'
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

/** The reasons stand after the sentence, each with the button that takes what was meant. */
export const WrongEntriesInTheSentence: Story = {
  tags: ['top'],
  play: async ({ canvasElement }) => {
    const sentence = within(await within(canvasElement).findByRole('group', { name: 'Your sale in a sentence' }))
    for (const [name, text] of [
      ['Sell for', '1,25m'],
      ['Bought for', 'a little less'],
      ['Bought in', '1899'],
    ] as const) {
      await userEvent.clear(sentence.getByRole('textbox', { name }))
      await userEvent.type(sentence.getByRole('textbox', { name }), text)
    }
    await userEvent.tab()
    await expect(await sentence.findByRole('button', { name: 'Use $1,250,000' })).toBeVisible()
  },
}
export const ShortTermGain: Story = {
  args: { at: `${paths.home}#year=2025`, fromLink: true },
  play: says(/taxed at ordinary rates, up to 37%/),
}
/** A shared address with a number that can be read in two ways. */
export const UnclearFiguresInTheAddress: Story = {
  args: { at: `${paths.home}#sale=1,25m`, fromLink: true },
  play: says(/“1,25m” is not clear/),
}
export const StateChosen: Story = {
  args: { at: `${paths.home}#state=CA`, fromLink: true },
  play: says(/California would take about/),
}
export const HighLoan: Story = {
  args: { at: `${paths.home}#debt=1900000`, fromLink: true },
  play: says(/Few DSTs carry a loan/),
}
export const Loss: Story = {
  args: { at: `${paths.home}#sale=700000&debt=0`, fromLink: true },
  play: says(/sells at a loss/),
}
