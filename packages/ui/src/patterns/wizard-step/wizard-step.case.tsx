import { composition } from '../../testing/conformance.ts'
import { WizardStep } from './wizard-step.tsx'

export default composition({
  role: 'complementary',
  name: 'Good to know',
  element: (
    <WizardStep progress={null} title="Goals" actions={null} side="Words" sideLabel="Good to know">
      <p>Questions</p>
    </WizardStep>
  ),
})
