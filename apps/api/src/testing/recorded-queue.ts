import type { QueueDatabase } from '../database/queue-database.ts'

/** A queue's connection that records each statement before it runs. */
export function recordedQueue({ db, backend }: QueueDatabase): { queue: QueueDatabase; statements: string[] } {
  const statements: string[] = []
  const executeSql: typeof db.executeSql = (text, values) => {
    statements.push(text)
    return db.executeSql(text, values)
  }
  return { queue: { db: { executeSql }, backend }, statements }
}

/** With such a statement a worker takes jobs; it looks for the first ones before its start is over. */
export function takesJobs(statement: string): boolean {
  return /skip locked/i.test(statement)
}
