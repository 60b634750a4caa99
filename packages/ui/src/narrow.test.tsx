import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/index.css'
import { Banner } from './components/banner/banner.tsx'
import { BarComparison } from './components/bar-comparison/bar-comparison.tsx'
import { ColumnChart } from './components/column-chart/column-chart.tsx'
import { DescriptionList } from './components/description-list/description-list.tsx'
import { ErrorSummary } from './components/error-summary/error-summary.tsx'
import { LinkTabs } from './components/link-tabs/link-tabs.tsx'
import { MoneyField } from './components/money-field/money-field.tsx'
import { NativeSelect } from './components/native-select/native-select.tsx'
import { RadioGroup } from './components/radio-group/radio-group.tsx'
import { Select } from './components/select/select.tsx'
import { TextField } from './components/text-field/text-field.tsx'
import { MessagePage } from './patterns/message-page/message-page.tsx'
import { ProfileHeader } from './patterns/profile-header/profile-header.tsx'
import { CalculatorPanel } from './patterns/calculator-panel/calculator-panel.tsx'
import { readDollars, writeDollars } from './testing/dollars.ts'

const amount = '$123,234,567,890,123,456'
const word = 'Investmentpropertyexchangecorrespondence'
const table = { label: 'Figures', columns: ['Way', 'Amount'], rows: [{ heading: 'Sale', cells: [amount] }] }
const long = `Where does the sale stand, ${word}?`

const parts: [string, ReactNode][] = [
  [
    'bar comparison',
    <BarComparison
      key="1"
      title="Invested"
      summary="All"
      bars={[
        {
          label: 'Reinvestment after capital gains',
          total: amount,
          parts: [{ label: `Kept and free to be invested elsewhere by ${word}`, value: 1, mark: 'one' }],
        },
      ]}
      table={table}
    />,
  ],
  [
    'figures',
    <DescriptionList key="2" layout="figures" items={[{ term: 'Reinvestment', description: amount, total: true }]} />,
  ],
  [
    'money field',
    <MoneyField
      key="3"
      name="price"
      label="Price"
      value={1_234_567_890_123}
      step={1000}
      read={readDollars}
      format={writeDollars}
      onValueChange={() => {}}
    />,
  ],
  [
    'text field',
    <TextField
      key="4"
      name="email"
      label="Email"
      type="email"
      icon="mail"
      error="Please enter a valid email address"
    />,
  ],
  ['radio group', <RadioGroup key="5" legend={long} name="sale" options={[{ value: 'a', label: word, hint: word }]} />],
  [
    'select',
    <Select
      key="6"
      name="region"
      label="Region"
      options={[{ value: 'a', label: `${word} ${word}` }]}
      defaultValue="a"
    />,
  ],
  [
    'banner',
    <Banner key="7" tone="info" heading={word} onDismiss={() => {}}>
      {word}
    </Banner>,
  ],
  [
    'error summary',
    <ErrorSummary key="8" heading={long} errors={[{ message: long, fieldId: 'a' }, { message: word }]} />,
  ],
  [
    'link tabs',
    <LinkTabs key="9" label="Parts" tabs={[{ id: 'a', label: long, content: long }]} shown="a" onShow={() => {}} />,
  ],
  [
    'native select',
    <NativeSelect key="10" name="category" label={long} options={[{ value: 'a', label: `${word} ${word}` }]} />,
  ],
  ['message page', <MessagePage key="11" title={word} />],
  [
    'profile header',
    <ProfileHeader key="12" title={`Welcome Back, ${word}`} picture={{ name: 'Picture' }} facts={word} />,
  ],
  [
    'column chart',
    <ColumnChart
      key="13"
      layout="beside"
      title="Growth"
      summary="All"
      axisLabel={word}
      formatValue={() => amount.slice(0, 8)}
      columns={[{ label: '0', parts: [{ mark: 'one', value: 1 }] }]}
      legend={[{ mark: 'one', label: `By year 7, ${word}`, value: amount }]}
      table={table}
    />,
  ],
  [
    'calculator',
    <CalculatorPanel
      key="14"
      inputs={null}
      given={[]}
      scriptNote=""
      resultsHeading="Results"
      statement={amount}
      line={[
        { label: word, amount },
        { label: `${word} too`, amount },
      ]}
      ledgers={[
        {
          heading: 'Sale',
          figures: [
            {
              label: 'Depreciation recapture tax',
              amount,
              meaning: word,
              formula: `(${amount} + ${amount}) = ${amount}`,
              notes: [],
            },
          ],
        },
      ]}
    />,
  ],
]

test.each(parts)('at 320 px nothing of the %s leaves its box', async (_, part) => {
  await page.viewport(320, 700)
  // 16 px of padding on each side, as on the pages.
  const screen = await render(<div className="p-4">{part}</div>)
  for (const details of screen.container.querySelectorAll('details')) details.open = true
  const beyond = [...screen.container.querySelectorAll('.p-4 *')].filter(
    (element) =>
      element.closest('.ui-table-region, select, svg, .ui-select-value') === null &&
      !element.matches('.ui-calculator-line') &&
      element.getBoundingClientRect().right > 304.5,
  )
  expect(beyond.map((element) => element.outerHTML.slice(0, 80))).toEqual([])
})

test('the square of the legend keeps its size beside long words', async () => {
  await page.viewport(320, 700)
  const screen = await render(parts[0]?.[1])
  const square = screen.container.querySelector('.ui-chart-legend .ui-mark')
  expect(square?.getBoundingClientRect()).toMatchObject({ width: 16, height: 16 })
})
