import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendTogether } from './send-together'

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
