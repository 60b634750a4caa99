import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './styles/index.css'
import { Button } from './components/button/button.tsx'
import { LinkButton } from './components/link-button/link-button.tsx'
import { ProgressSteps } from './components/progress-steps/progress-steps.tsx'
import { RadioGroup } from './components/radio-group/radio-group.tsx'

const force = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
beforeEach(() => force('active'))
afterEach(() => force('none'))

const filled = [
  ['primary button', <Button key="1">Next</Button>, '.ui-button'],
  [
    'danger button',
    <Button key="2" variant="danger">
      Delete
    </Button>,
    '.ui-button',
  ],
  [
    'busy button',
    <Button key="3" busy busyLabel="Sending...">
      Send
    </Button>,
    '.ui-button',
  ],
  [
    'link button',
    <LinkButton key="4" href="#signup">
      Get Started
    </LinkButton>,
    '.ui-button',
  ],
  [
    'link button on the cover',
    <LinkButton key="5" href="#signup" variant="cover">
      Get Started
    </LinkButton>,
    '.ui-button',
  ],
  [
    'chosen segment',
    <RadioGroup
      key="6"
      legend="Rate"
      name="rate"
      layout="segments"
      options={[{ value: '6', label: '6%' }]}
      defaultValue="6"
    />,
    '.ui-radio',
  ],
  [
    'present step',
    <ProgressSteps key="7" label="Progress" steps={['One', 'Two']} current={1} summary="Step 1 of 2" />,
    '.ui-progress-mark',
  ],
] as const

// Chromium draws a backplate in the canvas color behind text whose colors it adjusts; on a filled part the text would
// become invisible.
test.each(filled)(
  'in forced colors the words of a %s are not lost in the system’s plate',
  async (_, part, selector) => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    const { container } = await render(part)
    const element = container.querySelector(selector)
    if (element === null) throw new Error(`nothing drawn as ${selector}`)
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element)
    expect(color).not.toBe(backgroundColor)
    expect(forcedColorAdjust).toBe('none')
  },
)
