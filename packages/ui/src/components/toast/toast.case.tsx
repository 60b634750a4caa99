import { composition } from '../../testing/conformance.ts'
import { ToastProvider } from './toast.tsx'

export default composition({
  role: 'region',
  name: 'Notifications (F8)',
  element: (
    <ToastProvider>
      <p>Page</p>
    </ToastProvider>
  ),
})
