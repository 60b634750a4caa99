/** Where people read what is going on; a terminal can have its last line replaced. */
export interface Screen {
  isTerminal: boolean
  write(text: string): void
}

/** A piece of work that takes a while and says so. */
export interface Progress {
  detail(text: string): void
  end(outcome: string): void
}

export const screen: Screen = {
  isTerminal: process.stdout.isTTY === true,
  write: (text) => process.stdout.write(text),
}

/** Shows the title with the seconds that went by: each second on a terminal, every ten elsewhere. */
export function showProgress(title: string, output: Screen = screen, now: () => number = Date.now): Progress {
  const started = now()
  const seconds = () => Math.round((now() - started) / 1000)
  let detail = ''
  const show = () => {
    const text = `${title} ... ${seconds()} s${detail}`
    output.write(output.isTerminal ? `\r\u001b[2K${text.slice(0, 100)}` : `${text}\n`)
  }
  output.write(output.isTerminal ? `${title} ...` : `${title} ...\n`)
  const timer = setInterval(show, output.isTerminal ? 1000 : 10_000)
  return {
    detail: (text) => {
      detail = ` (${text})`
    },
    end: (outcome) => {
      clearInterval(timer)
      output.write(`${output.isTerminal ? '\r\u001b[2K' : ''}${title}: ${outcome}, ${seconds()} s\n`)
    },
  }
}
