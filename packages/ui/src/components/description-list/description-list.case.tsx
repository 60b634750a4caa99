import { text } from '../../testing/conformance.ts'
import { DescriptionList } from './description-list.tsx'

export default text({
  text: 'Preferred contact',
  element: <DescriptionList items={[{ term: 'Preferred contact', description: 'Phone' }]} />,
})
