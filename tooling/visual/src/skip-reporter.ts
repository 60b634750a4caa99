import type { Reporter, TestCase } from 'playwright/types/testReporter'

/** Prints once per reason why pictures were not compared: other reporters only count them. */
export default class SkipReporter implements Reporter {
  readonly #reasons = new Map<string, number>()

  onTestEnd(_test: TestCase, result: { annotations: { type: string; description?: string }[] }): void {
    for (const { type, description } of result.annotations) {
      if (type === 'skip' && description !== undefined)
        this.#reasons.set(description, (this.#reasons.get(description) ?? 0) + 1)
    }
  }

  onEnd(): void {
    for (const [reason, count] of this.#reasons)
      process.stdout.write(`\n${count} pictures were not compared. ${reason}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
