import { composition } from '../../testing/conformance.ts'
import { LimitBar } from './limit-bar.tsx'

export default composition({
  role: 'figure',
  name: 'Your list',
  element: (
    <LimitBar title="Your list" summary="Nothing is on it." parts={[]} limit={1} limitLabel="Limit" legend={[]} />
  ),
})
