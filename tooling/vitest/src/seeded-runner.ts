import { relative } from 'node:path'
import { TestRunner, type RunnerTask, type RunnerTestFile, type RunnerTestSuite, type TestTryOptions } from 'vitest'
import { restartRandomValues, seedRandomValues } from './seeded-random.ts'

const repository = `${import.meta.dirname}/../../..`
seedRandomValues()

/**
 * Begins random values anew for each file, group and test, by their names: a test gets the same ids alone and in a
 * whole run.
 */
export default class SeededRunner extends TestRunner {
  override onCollectStart(file: RunnerTestFile): void {
    restartRandomValues(`loading ${placeOf(file)}`)
    super.onCollectStart(file)
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite)
    restartRandomValues(placeOf(suite))
  }

  override onBeforeTryTask(test: RunnerTask, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options)
    restartRandomValues(`${placeOf(test)}, try ${options.retry}, repeat ${options.repeats}`)
  }
}

/** Its file and names; of several with one name, also which it is. */
function placeOf(task: RunnerTask): string {
  if ('filepath' in task) return relative(repository, task.filepath)
  const parent = task.suite ?? task.file
  const place = parent.tasks.filter(({ name }) => name === task.name).indexOf(task)
  return `${placeOf(parent)} > ${task.name} ${place}`
}
