/** Props shared by several cases. */
export const nothing = () => {}
export const brand = { name: 'DST Investing', href: '#home' }
export const table = { label: 'Figures', columns: ['Way', 'Amount'], rows: [] }
export const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
export const bands = [
  { from: 0, label: 'Nurtured', tone: 'nurtured' },
  { from: 80, label: 'Gold', tone: 'gold' },
] as const
