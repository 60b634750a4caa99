const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
]
const runs = [...rows, ...rows.map((row) => Array.from(row).reverse().join(''))]
const shortestRun = 4

/** Whether at least four letters or digits follow each other on a keyboard, in the alphabet or in counting. */
export function isRun(text: string): boolean {
  return text.length >= shortestRun && runs.some((run) => run.includes(text))
}

/** The shortest part that a text repeats throughout, such as "12" of "121212"; the text itself if it repeats none. */
export function repeatedUnit(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text
}
