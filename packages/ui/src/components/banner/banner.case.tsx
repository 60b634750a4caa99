import { composition } from '../../testing/conformance.ts'
import { Banner } from './banner.tsx'

export default composition({ role: 'alert', name: '', element: <Banner tone="error">Incorrect password</Banner> })
