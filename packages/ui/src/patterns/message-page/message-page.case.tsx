import { composition } from '../../testing/conformance.ts'
import { MessagePage } from './message-page.tsx'

export default composition({ role: 'heading', name: 'Page Not Found', element: <MessagePage title="Page Not Found" /> })
