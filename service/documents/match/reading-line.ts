import { ServiceError } from '@/service/errors'

/** How many requests of one project may be here at once, received and waiting. */
const mostOfProject = 4

type Waiting = { projectId: number; begin: () => void }

/**
 * A line of readings that callers wait for: one at a time in this process, and projects in turns, so that one that sends many files
 * keeps nobody waiting for more than one of them.
 */
export function createReadingLine(): <T>(
  projectId: number,
  receive: (inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>) => Promise<T>,
) => Promise<T> {
  const present = new Map<number, number>()
  const waiting: Waiting[] = []
  let reading: number | null = null
  let last: number[] = []

  function beginNext(): void {
    if (reading !== null) return
    // The project whose turn is longest ago, or that has had none.
    const place = (projectId: number) => last.indexOf(projectId)
    const [next] = waiting.toSorted((one, other) => place(one.projectId) - place(other.projectId))
    if (next === undefined) return
    waiting.splice(waiting.indexOf(next), 1)
    reading = next.projectId
    last = [...last.filter((one) => one !== next.projectId && present.has(one)), next.projectId]
    next.begin()
  }

  return async (projectId, receive) => {
    const count = present.get(projectId) ?? 0
    if (count >= mostOfProject) {
      const words = `${mostOfProject} reports of this project are being looked through already`
      throw new ServiceError('too_many_requests', words, { retryAfterSeconds: 10 })
    }
    present.set(projectId, count + 1)
    try {
      return await receive(async (work) => {
        await new Promise<void>((begin) => {
          waiting.push({ projectId, begin })
          beginNext()
        })
        try {
          return await work()
        } finally {
          reading = null
          beginNext()
        }
      })
    } finally {
      const left = (present.get(projectId) ?? 1) - 1
      if (left > 0) present.set(projectId, left)
      else present.delete(projectId)
    }
  }
}
