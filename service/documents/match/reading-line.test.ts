import { expect, it } from 'vitest'
import { createReadingLine } from './reading-line'

/** Reads for projects in the order given, one more each time, and tells in which order they were read. */
async function orderOf(projects: readonly number[]): Promise<number[]> {
  const inLine = createReadingLine()
  const order: number[] = []
  let atOnce = 0
  const reading = (projectId: number) =>
    inLine(projectId, (inTurn) =>
      inTurn(async () => {
        atOnce += 1
        expect(atOnce).toBe(1)
        order.push(projectId)
        await new Promise((resolve) => setTimeout(resolve, 1))
        atOnce -= 1
      }),
    )
  await Promise.all(projects.map(reading))
  return order
}

it('reads one at a time, and projects in turns', async () => {
  expect(await orderOf([1, 1, 1, 2, 3])).toEqual([1, 2, 3, 1, 1])
})

it('refuses the fifth of one project until another has ended, and one that failed takes no place', async () => {
  const inLine = createReadingLine()
  const failing = inLine(1, async () => {
    throw new Error('no file')
  })
  await expect(failing).rejects.toThrow('no file')
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  const readings = [1, 2, 3, 4].map(() => inLine(1, (inTurn) => inTurn(() => held)))
  await expect(inLine(1, (inTurn) => inTurn(async () => {}))).rejects.toMatchObject({ code: 'too_many_requests' })
  await Promise.race([inLine(2, async () => {}), new Promise((_, reject) => setTimeout(reject, 1000))])
  end()
  await Promise.all(readings)
  await inLine(1, (inTurn) => inTurn(async () => {}))
})
