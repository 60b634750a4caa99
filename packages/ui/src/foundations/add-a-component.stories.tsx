import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline } from '../components/timeline/timeline.tsx'

const steps = [
  {
    marker: '1',
    heading: 'Look whether it exists',
    content: (
      <p>
        A pattern or a prop of an existing part is better than a new part. Two screens that need it make a component;
        one does not.
      </p>
    ),
  },
  {
    marker: '2',
    heading: 'Give it a folder',
    content: (
      <p>
        <code>pnpm new component name</code> makes <code>src/components/name/</code> with the component, its style
        sheet, stories and docs, and exports it. The props interface is the documentation: a sentence for each prop that
        does not explain itself.
      </p>
    ),
  },
  {
    marker: '3',
    heading: 'Use tokens only',
    content: (
      <p>
        Classes start with <code>ui-name</code> and live in the components layer. A raw color, duration or pixel size
        fails the tests.
      </p>
    ),
  },
  {
    marker: '4',
    heading: 'Draw every state',
    content: (
      <p>
        Stories for each visible state: long text, error, empty, loading, disabled with its reason. They are the fixture
        of the browser and axe tests.
      </p>
    ),
  },
  {
    marker: '5',
    heading: 'Make it known',
    content: (
      <p>
        Say in <code>name.docs.tsx</code> when it is the right part, draw there how to use it and how not to, and say
        how it is found. <code>pnpm --filter @dst/ui sizes:update</code> records what it weighs. A part that is on no
        screen fails a check.
      </p>
    ),
  },
  {
    marker: '6',
    heading: 'Run and look',
    content: (
      <p>
        <code>pnpm --filter @dst/ui test</code>; then look at it at 360, 768 and 1440 pixels, light and dark, with the
        keyboard only.
      </p>
    ),
  },
]

const meta = {
  title: 'Foundations/Add a component',
  tags: ['!autodocs'],
  component: Timeline,
  args: { steps, headingLevel: 2 },
} satisfies Meta<typeof Timeline>
export default meta

export const Steps: StoryObj<typeof meta> = {}
