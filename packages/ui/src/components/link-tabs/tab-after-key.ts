/** The index to which a key moves within a row of tabs, wrapping around; undefined for any other key. */
export function tabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case ' ':
      return index
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
