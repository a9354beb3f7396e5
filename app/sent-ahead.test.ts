import { setTimeout as sleep } from 'node:timers/promises'
import { use } from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { SentAhead } from './sent-ahead'

const asked = { headers: new Headers() }
vi.mock('next/headers', () => ({ headers: async () => asked.headers }))

function Shown({ answer }: { answer: Promise<string> }) {
  return jsx('p', { children: use(answer) })
}

/** What is sent at once, and what comes later. */
async function send(answer: Promise<string>, destination: string): Promise<[string, string]> {
  asked.headers = new Headers({ 'sec-fetch-dest': destination })
  const skeleton = jsx('i', { children: 'Skeleton' })
  const page = jsx(SentAhead, { answer, skeleton, children: jsx(Shown, { answer }) })
  const document = jsx('html', { children: jsx('body', { children: page }) })
  const reader = (await renderToReadableStream(document)).pipeThrough(new TextDecoderStream()).getReader()
  const first = (await reader.read()).value ?? ''
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value
  return [first, rest]
}

async function answerAfter(milliseconds: number): Promise<string> {
  await sleep(milliseconds)
  return 'Answer'
}

describe('what a page sends before its answer is there', () => {
  test('nothing, where the answer is there at once', async () => {
    const [first, rest] = await send(Promise.resolve('Answer'), 'document')
    expect(first + rest).toContain('<p>Answer</p>')
    expect(first + rest).not.toMatch(/rel="expect"|Skeleton|hidden/)
  })

  test('its frame, which is not painted before the answer', async () => {
    const [first, rest] = await send(answerAfter(150), 'document')
    expect(first).toContain('<link rel="expect" href="#waited" blocking="render"/>')
    expect(first).not.toContain('Answer')
    expect(rest).toContain('<p>Answer</p>')
    expect(rest).not.toMatch(/id="waited"|Skeleton/)
  })

  test('a skeleton that may be painted, where the answer takes long', async () => {
    const [first, rest] = await send(answerAfter(600), 'document')
    expect(first).not.toContain('Skeleton')
    expect(rest).toMatch(/<i>Skeleton<\/i><span id="waited" hidden=""><\/span>.*<p>Answer<\/p>/s)
  })

  test('nothing to a link within the dashboard, which keeps the page before it', async () => {
    const [first, rest] = await send(answerAfter(150), 'empty')
    expect(first + rest).toContain('<p>Answer</p>')
    expect(first + rest).not.toMatch(/rel="expect"|Skeleton/)
  })

  test('the page also where the answer fails: what shows it says so', async () => {
    const failed = answerAfter(100).then(() => Promise.reject(new Error('No answer')))
    asked.headers = new Headers({ 'sec-fetch-dest': 'document' })
    const children = jsx('p', { children: 'Failed' })
    const stream = await renderToReadableStream(jsx(SentAhead, { answer: failed, skeleton: null, children }))
    await expect(new Response(stream).text()).resolves.toContain('<p>Failed</p>')
  })
})
