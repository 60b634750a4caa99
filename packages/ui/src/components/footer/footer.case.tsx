import { composition } from '../../testing/conformance.ts'
import { brand } from '../../testing/sample-props.ts'
import { Footer } from './footer.tsx'

export default composition({ role: 'contentinfo', name: '', element: <Footer brand={brand} groups={[]} /> })
