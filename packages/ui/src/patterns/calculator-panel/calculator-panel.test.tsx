import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { MoneyField } from '../../components/money-field/money-field.tsx'
import { readDollars, writeDollars } from '../../testing/dollars.ts'
import { CalculatorPanel } from './calculator-panel.tsx'

const labels = ['Purchase price', 'Sale price', 'Improvements', 'Debt', 'Other loans']

function Panel() {
  const [amount, setAmount] = useState(400_000)
  return (
    <>
      <div style={{ height: '1500px' }} />
      <CalculatorPanel
        inputs={labels.map((label) => (
          <MoneyField
            key={label}
            name={label}
            label={label}
            value={amount}
            read={readDollars}
            format={writeDollars}
            step={10_000}
            onValueChange={setAmount}
          />
        ))}
        given={[]}
        scriptNote=""
        resultsHeading="Results"
        statement={`The tax is $${writeDollars(amount)}.`}
        line={[{ label: 'Tax if you sell', amount: `$${writeDollars(amount)}` }]}
        ledgers={[]}
      />
      <div style={{ height: '1500px' }} />
    </>
  )
}

async function show(width: number) {
  await page.viewport(width, 480)
  const screen = await render(<Panel />)
  const line = screen.container.querySelector<HTMLElement>('.ui-calculator-line')
  if (line === null) throw new Error('there is no line')
  return { screen, line, field: (name: string) => screen.getByRole('textbox', { name }) }
}

const stable = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

test('on a small screen the result stays in view while the fields are and the result itself is not', async () => {
  const { screen, line, field } = await show(360)
  window.scrollTo(0, 0)
  await expect.element(line).not.toBeVisible()
  await field('Purchase price').click()
  await expect.element(line).toBeVisible()
  await userEvent.keyboard('{Control>}a{/Control}650k')
  await expect.element(line).toHaveTextContent('Tax if you sell $650,000')
  screen.getByText('The tax is $650,000.').element().scrollIntoView({ block: 'center' })
  await expect.element(line).not.toBeVisible()
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.element(line).not.toBeVisible()
})

test('the line never covers the field that has the focus', async () => {
  const { line, field } = await show(360)
  await field('Purchase price').click()
  for (const label of labels) {
    await expect.element(field(label)).toHaveFocus()
    await stable()
    await stable()
    const below = field(label).element().closest('.ui-control')?.getBoundingClientRect().bottom ?? Infinity
    if (getComputedStyle(line).visibility === 'visible')
      expect(below, label).toBeLessThanOrEqual(line.getBoundingClientRect().top)
    for (let press = 0; press < 3; press += 1) await userEvent.tab()
  }
})

test('where the result stands beside the fields there is no line', async () => {
  const { line, field } = await show(1200)
  await field('Purchase price').click()
  await stable()
  await expect.element(line).not.toBeVisible()
})

test('screen readers hear the result once, after typing has paused, and not the one it began with', async () => {
  const { screen, field } = await show(1200)
  const heard: string[] = []
  const spoken = screen.getByRole('status').element()
  new MutationObserver(() => heard.push(spoken.textContent)).observe(spoken, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  expect(spoken.textContent).toBe('')
  await field('Debt').click()
  await userEvent.keyboard('{Control>}a{/Control}650k')
  await expect.poll(() => heard).toEqual(['Tax if you sell: $650,000.'])
})
