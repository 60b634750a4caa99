import { goldInvestor } from '@dst/api-client/testing'
import type { SavedExchangeFile } from '@dst/contracts'
import { emptyExchangeFile, withValues, type ExchangeFile, type FieldValue } from '@dst/domain/exchange-file'
import { paths } from '@dst/web/app/paths.ts'
import { exchangeKey } from '@dst/web/app/features/exchange/store/stored-exchange.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as storyScreen, waitFor } from 'storybook/test'
import { network } from '../../site/failures.ts'
import { screen, type ScreenProps } from '../../site/screen.tsx'
import { currentSite, type SiteState } from '../../site/site.ts'
import { choose, enter, lists, press, says, shows } from '../../site/steps.ts'

const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: 'a', label: 'Elm Street duplex', closing: '2026-11-06', price: 900_000, debtPaidOff: 250_000 }],
  purchases: [{ id: 'b', name: 'Harbor Point DST', equity: 400_000 }],
}
const copy: SavedExchangeFile = { file, version: 3, updatedAt: '2026-11-22T16:20:00.000Z' }

const onDevice = (persisted: ExchangeFile) => localStorage.setItem(exchangeKey, JSON.stringify({ file: persisted }))
const saved = says('Saved in your account, and kept on this device.')

/** The device has a file, and the account this one. */
const state = (exchangeFile: SavedExchangeFile | undefined, arrange: SiteState['arrange'] = () => onDevice(file)) => ({
  server: exchangeFile === undefined ? {} : { exchangeFile },
  arrange,
})

/** Another device saves, and then this one. */
async function bothChange(label: RegExp, mine: string, theirs: [string, FieldValue][]) {
  await saved()
  const { exchange } = currentSite().api.backend
  exchange.saveFile(withValues(file, theirs), exchange.saved?.version)
  await enter(label, mine)
  await shows('Your exchange was changed on another device')()
}

const meta = {
  ...screen,
  title: 'Screens/Investor/Exchange in the account',
  tags: ['!autodocs', 'top'],
  args: { at: paths.exchangeMoney, investor: goldInvestor, ...state(copy) },
} satisfies Meta<ScreenProps>

export default meta

type Story = StoryObj<ScreenProps>

export const Saved: Story = { play: saved }

export const Offered: Story = { args: state(undefined), play: says('Keep in my account') }

export const Looking: Story = {
  args: state(copy, ({ api }) => {
    onDevice(file)
    api.hold('exchange.file')
  }),
  play: says(/Looking in your account/),
}

export const Saving: Story = {
  play: async () => {
    await saved()
    currentSite().api.hold('exchange.saveFile')
    await enter('Sale price', '950,000')
    await says(/Saving to your account/)()
  },
}

export const NotSaved: Story = {
  play: async () => {
    await saved()
    currentSite().api.failWith('exchange.saveFile', network, Infinity)
    await enter('Sale price', '950,000')
    await says(/could not be saved to your account/)()
  },
}

export const NotRead: Story = {
  args: state(copy, ({ api }) => {
    onDevice(file)
    api.failWith('exchange.file', network, Infinity)
  }),
  play: says(/Your account could not be read/),
}

/** Another exchange was entered on this device while signed out. */
export const Choice: Story = {
  args: state(copy, () => onDevice({ ...emptyExchangeFile, sales: [{ id: 'z', price: 450_000 }] })),
  play: says('Replace it with this one'),
}

export const Conflict: Story = {
  play: () => bothChange(/Sale price/, '950,000', [['sales.a.price', 1_000_000]]),
}

/** The longest name without a space, and a choice that is missing. */
export const ConflictOfLongNames: Story = {
  args: { at: paths.exchangeList },
  play: async () => {
    await bothChange(/^Name/, 'm'.repeat(120), [
      ['purchases.b.name', 'n'.repeat(120)],
      ['sales.a.price', 1_000_000],
    ])
    await press('Save my choices')
    await says('Please fix the following errors:')()
  },
}

export const ConflictChosen: Story = {
  tags: ['no-picture'],
  args: { at: paths.exchangeList },
  play: async (context) => {
    await ConflictOfLongNames.play?.(context)
    await expect(document.activeElement).toHaveTextContent('Choose what stays')
    await choose('radio', /^This device/)
    await lists()
  },
}

export const ConflictLeftOpen: Story = {
  play: async () => {
    await bothChange(/Sale price/, '950,000', [['sales.a.price', 1_000_000]])
    await press('Decide later')
    await says('Choose what stays')()
  },
}

export const Removing: Story = {
  play: async () => {
    await saved()
    await press('Remove from my account')
    await shows('Remove your exchange from your account?')()
  },
}

export const Clearing: Story = {
  play: async () => {
    await saved()
    await press('Clear')
    await shows('Clear your exchange here and in your account?')()
  },
}

/** Each button goes with what it did: who uses the keyboard goes on at the note beside it. */
export const SavedAndRemoved: Story = {
  tags: ['no-picture'],
  args: state(undefined),
  play: async () => {
    const onNote = (words: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(words))
    await press('Keep in my account')
    await onNote('Saved in your account, and kept on this device.')
    await press('Remove from my account')
    await shows('Remove your exchange from your account?')()
    await press('Remove from my account')
    await onNote('Kept on this device.')
    await expect(storyScreen.queryByRole('alertdialog')).toBeNull()
  },
}

export const RemovedElsewhere: Story = {
  play: async () => {
    await saved()
    currentSite().api.backend.exchange.deleteFile()
    await enter('Sale price', '950,000')
    await says(/Removed from your account on another device/)()
  },
}

export const InTheProfile: Story = {
  tags: ['!top'],
  args: { at: paths.profile },
  play: says('Day 17 of 45'),
}

export const InTheProfileWithNone: Story = {
  tags: ['!top'],
  args: { at: paths.profile, ...state(undefined, () => undefined) },
  play: says('No exchange is saved in your account.'),
}
