import { text } from '../../testing/conformance.ts'
import { DayLine } from './day-line.tsx'

export default text({
  text: '45 days to identify',
  element: (
    <DayLine
      summary="45 days to identify"
      points={[
        { day: 0, label: 'Day 0', detail: 'Closing' },
        { day: 45, label: 'Day 45', detail: 'Identified' },
      ]}
    />
  ),
})
