const units = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'
const small = [...units.split(' '), 'seventeen', 'eighteen', 'nineteen']
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Words in lower case, with numbers below a thousand that are written out as digits: "forty five days", "45 days". */
export function digitsFor(words: readonly string[]): string[] {
  const read: string[] = []
  let number: number | undefined
  const end = () => {
    if (number !== undefined) read.push(String(number))
    number = undefined
  }
  for (const word of words) {
    const value = valueOf(word)
    if (word === 'hundred' && number !== undefined && number < 10) number *= 100
    else if (value !== undefined && number !== undefined && fits(number, value)) number += value
    else {
      end()
      if (value === undefined) read.push(word)
      else number = value
    }
  }
  end()
  return read
}

/** "Five" continues "forty" and "a hundred", "forty" only the latter. */
function fits(number: number, value: number): boolean {
  const open = number % 100 === 0 ? 100 : number % 10 === 0 && number % 100 >= 20 ? 10 : 0
  return number > 0 && value > 0 && value < open
}

function valueOf(word: string): number | undefined {
  if (small.includes(word)) return small.indexOf(word)
  const ten = tens.indexOf(word)
  return ten === -1 ? undefined : (ten + 2) * 10
}
