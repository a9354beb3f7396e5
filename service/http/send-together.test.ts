import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mostTogether, sendTogether } from './send-together'

test('what is given in one turn is sent in its order after it, and what is given meanwhile in the next', async () => {
  const sent: string[] = []
  sendTogether(() => {
    sent.push('first')
    sendTogether(() => sent.push('later'))
  })
  sendTogether(() => sent.push('second'))
  expect(sent).toEqual([])
  await nextTurn()
  expect(sent).toEqual(['first', 'second'])
  await nextTurn()
  expect(sent).toEqual(['first', 'second', 'later'])
})

test('what makes the most that waits is sent with it at once, and the rest after the turn, in its order', async () => {
  const sent: number[] = []
  for (let place = 1; place < mostTogether; place++) sendTogether(() => sent.push(place))
  expect(sent).toEqual([])
  sendTogether(() => sent.push(mostTogether))
  expect(sent).toHaveLength(mostTogether)
  sendTogether(() => sent.push(mostTogether + 1))
  expect(sent).toHaveLength(mostTogether)
  await nextTurn()
  expect(sent).toEqual(Array.from({ length: mostTogether + 1 }, (_, place) => place + 1))
})
