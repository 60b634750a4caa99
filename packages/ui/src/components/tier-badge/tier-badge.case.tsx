import { text } from '../../testing/conformance.ts'
import { TierBadge } from './tier-badge.tsx'

export default text({ text: 'Silver', element: <TierBadge tone="silver" label="Silver" /> })
