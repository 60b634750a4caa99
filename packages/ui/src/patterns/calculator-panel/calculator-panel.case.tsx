import { composition } from '../../testing/conformance.ts'
import { CalculatorPanel } from './calculator-panel.tsx'

export default composition({
  role: 'region',
  name: 'Your estimate',
  element: (
    <CalculatorPanel
      resultsHeading="Your estimate"
      inputs={null}
      given={[]}
      scriptNote="It needs scripts"
      statement="Nothing yet"
      line={[]}
      ledgers={[]}
    />
  ),
})
