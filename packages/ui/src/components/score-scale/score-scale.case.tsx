import { text } from '../../testing/conformance.ts'
import { bands } from '../../testing/sample-props.ts'
import { ScoreScale } from './score-scale.tsx'

export default text({
  text: 'Your score: 72 of 100',
  element: <ScoreScale label="Your score" value={72} bands={bands} summary="72 of 100" />,
})
