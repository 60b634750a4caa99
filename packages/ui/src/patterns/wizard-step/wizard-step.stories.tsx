import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../components/button/button.tsx'
import { ProgressSteps } from '../../components/progress-steps/progress-steps.tsx'
import { RadioCards } from '../../components/radio-cards/radio-cards.tsx'
import { WizardStep } from './wizard-step.tsx'

const meta = {
  title: 'Patterns/WizardStep (questionnaire, steps)',
  id: 'patterns-wizardstep',
  component: WizardStep,
  args: {
    progress: (
      <ProgressSteps
        label="Progress"
        steps={[
          'Investor Qualification',
          'Investment Goals',
          'Property Preferences',
          '1031 Exchange Experience',
          'Confirmation',
        ]}
        current={1}
        summary="Step 1 of 5"
      />
    ),
    title: 'Investor Qualification',
    intro: 'Three questions about you and the property you hold.',
    sideLabel: 'Good to know',
    side: (
      <>
        <h2>Who is accredited?</h2>
        <p>
          Income over $200,000 in each of the two most recent years, $300,000 jointly, or a net worth over $1,000,000
          without the primary residence.
        </p>
      </>
    ),
    children: (
      <RadioCards
        legend="Are you an accredited investor?"
        name="accredited"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'notSure', label: 'Not sure' },
          { value: 'no', label: 'No' },
        ]}
      />
    ),
    actions: (
      <>
        <Button variant="secondary" icon="arrow-left">
          Previous
        </Button>
        <Button icon="arrow-right" iconPosition="end">
          Next
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof WizardStep>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
