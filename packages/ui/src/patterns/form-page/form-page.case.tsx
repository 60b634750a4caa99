import { composition } from '../../testing/conformance.ts'
import { FormPage } from './form-page.tsx'

export default composition({
  role: 'complementary',
  name: 'What you get',
  element: (
    <FormPage title="Create your account" sideLabel="What you get" side="Words">
      <p>Form</p>
    </FormPage>
  ),
})
