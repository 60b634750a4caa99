import type { PartDocs } from '../../foundations/part-docs.ts'
import { Button } from '../../components/button/button.tsx'
import { ProgressSteps } from '../../components/progress-steps/progress-steps.tsx'
import { RadioCards } from '../../components/radio-cards/radio-cards.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { WizardStep } from './wizard-step.tsx'

export const docs = {
  use: ['One step of a longer form, with what helps to answer it.'],
  avoid: ['A form that fits on one page: use FormPage.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the questions, then the actions, then the panel next to them.' }],
  name: 'The title; give `titleRef` the focus when the step changes.',
  good: {
    drawing: (
      <WizardStep
        progress={
          <ProgressSteps
            label="Progress"
            steps={['Qualification', 'Goals', 'Property']}
            current={1}
            summary="Step 1 of 3"
          />
        }
        title="Qualification"
        sideLabel="Good to Know"
        side={<p>Income or net worth decides.</p>}
        actions={<Button>Next</Button>}
      >
        <RadioCards
          legend="Are you an accredited investor?"
          name="example-accredited"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </WizardStep>
    ),
    why: 'One of several steps, with what helps to answer it.',
  },
  bad: {
    drawing: (
      <WizardStep
        progress={<ProgressSteps label="Progress of one" steps={['Contact']} current={1} summary="Step 1 of 1" />}
        title="Contact"
        sideLabel="About This Form"
        actions={<Button>Send Message</Button>}
      >
        <TextField name="example-message" label="Message" />
      </WizardStep>
    ),
    why: 'There is one step: use FormPage.',
  },
  conformance: {
    kind: 'composition',
    role: 'complementary',
    name: 'Good to know',
    element: (
      <WizardStep progress={null} title="Goals" actions={null} side="Words" sideLabel="Good to know">
        <p>Questions</p>
      </WizardStep>
    ),
  },
} satisfies PartDocs
