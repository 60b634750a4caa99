import { composition } from '../../testing/conformance.ts'
import { CallToAction } from './call-to-action.tsx'

export default composition({
  role: 'region',
  name: 'Ready?',
  element: <CallToAction heading="Ready?" text="It is free." link={{ label: 'Get Started', href: '#signup' }} />,
})
