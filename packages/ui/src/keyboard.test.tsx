import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/index.css'
import { Accordion } from './components/accordion/accordion.tsx'
import { RadioCards } from './components/radio-cards/radio-cards.tsx'
import { RadioGroup } from './components/radio-group/radio-group.tsx'
import { Select } from './components/select/select.tsx'
import { Switch } from './components/switch/switch.tsx'
import { NavigationBar } from './patterns/navigation-bar/navigation-bar.tsx'

// The keyboard behavior in the WAI-ARIA Authoring Practices; the tests for tabs and dialog are next to the components.
const regions = ['West Coast', 'East Coast', 'Southeast', 'Southwest', 'Texas'].map((value) => ({
  value,
  label: value,
}))

async function showSelect() {
  const screen = await render(<Select name="region" label="Region" placeholder="Choose" options={regions} />)
  const select = screen.getByRole('combobox', { name: 'Region' })
  await userEvent.tab()
  await expect.element(select).toHaveFocus()
  return { select, option: (name: string) => page.getByRole('option', { name }) }
}

test('a closed select chooses by the letters typed', async () => {
  const { select } = await showSelect()
  await userEvent.keyboard('te')
  await expect.element(select).toHaveTextContent('Texas')
})

test('an open select moves by the letters typed, and tells apart what starts alike', async () => {
  const { select, option } = await showSelect()
  await userEvent.keyboard('{Enter}')
  await expect.element(option('West Coast')).toHaveFocus()
  await userEvent.keyboard('southw')
  await expect.element(option('Southwest')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(select).toHaveTextContent('Southwest')
  await expect.element(select).toHaveFocus()
})

test('an open select moves by arrows, Home and End, and Escape leaves it as it was', async () => {
  const { select, option } = await showSelect()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(option('West Coast')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(option('Texas')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option('Southwest')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(option('West Coast')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(option('Texas')).not.toBeInTheDocument()
  await expect.element(select).toHaveFocus()
  await expect.element(select).toHaveTextContent('Choose')
})

test('an accordion opens and closes with Enter and Space, one entry at a time', async () => {
  const screen = await render(
    <Accordion
      name="faq"
      items={[
        { id: 'a', heading: 'Cost?', content: 'None.' },
        { id: 'b', heading: 'How long?', content: 'Ten minutes.' },
      ]}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('None.')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Ten minutes.')).toBeVisible()
  await expect.element(screen.getByText('None.')).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Ten minutes.')).not.toBeVisible()
})

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'notSure', label: 'Not sure' },
  { value: 'no', label: 'No' },
]

test.each([
  ['group', <RadioGroup key="group" legend="Accredited?" name="accredited" options={answers} />],
  ['cards', <RadioCards key="cards" legend="Accredited?" name="accredited" options={answers} />],
])('a radio %s is one stop of Tab; arrows choose and go around at the ends', async (_, element) => {
  const screen = await render(
    <>
      {element}
      <button type="button">Next</button>
    </>,
  )
  const answer = (name: string) => screen.getByRole('radio', { name, exact: true })
  await userEvent.tab()
  await expect.element(answer('Yes')).toHaveFocus()
  await expect.element(answer('Yes')).not.toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(answer('Yes')).toBeChecked()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(answer('Not sure')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(answer('Yes')).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(answer('No')).toBeChecked()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a switch turns with Space', async () => {
  const turned: boolean[] = []
  await render(<Switch label="SMS" checked={false} onCheckedChange={(checked) => turned.push(checked)} />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(turned).toEqual([true])
})

test('the menu of small screens opens with Enter or Space, says so, and closes with Escape', async () => {
  await page.viewport(400, 700)
  const screen = await render(
    <NavigationBar
      label="Main"
      brand={{ name: 'DST Investing', href: '#home' }}
      links={[{ label: 'Learn', href: '#learn' }]}
      session={{ status: 'loading', label: 'Loading' }}
      menuLabels={{ open: 'Open menu', close: 'Close menu' }}
    />,
  )
  await userEvent.tab()
  await userEvent.tab()
  const closed = screen.getByRole('button', { name: 'Open menu' })
  await expect.element(closed).toHaveFocus()
  await expect.element(closed).toHaveAttribute('aria-expanded', 'false')
  for (const key of ['{Enter}', ' ']) {
    await userEvent.keyboard(key)
    const opened = screen.getByRole('button', { name: 'Close menu' })
    await expect.element(opened).toHaveAttribute('aria-expanded', 'true')
    await expect.element(screen.getByRole('link', { name: 'Learn' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(closed).toHaveFocus()
  }
})
