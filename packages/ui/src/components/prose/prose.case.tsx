import { text } from '../../testing/conformance.ts'
import { Prose } from './prose.tsx'

export default text({
  text: 'A trust under Delaware law.',
  element: (
    <Prose>
      <p>A trust under Delaware law.</p>
    </Prose>
  ),
})
