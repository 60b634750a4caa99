import { composition } from '../../testing/conformance.ts'
import { Icon } from './icon.tsx'

export default composition({ role: 'img', name: 'Building', element: <Icon name="building" label="Building" /> })
