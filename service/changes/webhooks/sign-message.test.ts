import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { makeSecret, signMessage } from './sign-message'

const at = new Date()
const message = { id: 'msg_1', at, body: '{"type":"change.target_set"}' }

it('signs as the specification says: HMAC-SHA256 of id, seconds and body with the bytes behind whsec_', () => {
  const key = Buffer.alloc(32, 7)
  const seconds = Math.floor(at.getTime() / 1000)
  const expected = createHmac('sha256', key).update(`msg_1.${seconds}.${message.body}`).digest('base64')
  expect(signMessage([`whsec_${key.toString('base64')}`], message)).toEqual({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${expected}`,
  })
})

it('is accepted by a receiver that has either of two secrets, and by no other', () => {
  const [now, before, other] = [makeSecret(), makeSecret(), makeSecret()]
  const headers = signMessage([now, before], message)
  expect(new Webhook(now).verify(message.body, headers)).toEqual({ type: 'change.target_set' })
  expect(new Webhook(before).verify(message.body, headers)).toEqual({ type: 'change.target_set' })
  expect(() => new Webhook(other).verify(message.body, headers)).toThrow()
  expect(() => new Webhook(now).verify(`${message.body} `, headers)).toThrow()
})

it('makes a different secret of 32 bytes each time', () => {
  const secret = makeSecret()
  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32)
  expect(makeSecret()).not.toBe(secret)
})
