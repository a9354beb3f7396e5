import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askModel } from './ask-model'
import { readTwice } from './read-twice'

const pages = [
  {
    page: 4,
    lines: [
      {
        text: 'GHG emissions (tCO2e) | 2023',
        cells: [
          { text: 'GHG emissions (tCO2e)', box: null },
          { text: '2023', box: null },
        ],
      },
      {
        text: 'Scope 1 | 4,118',
        cells: [
          { text: 'Scope 1', box: null },
          { text: '4,118', box: null },
        ],
      },
    ].map(({ text: line, cells }) => ({
      text: line,
      cells: cells.map((one) => ({ ...one, box: { x0: 0, y0: 0, x1: 1, y1: 1 } })),
    })),
  },
]
const figure = { scope: '1', year: 2023, value: '4,118', unit: 'tCO2e', page: 4 }

let server: Server
let url: string
let asked: { path: string; key: string | undefined; body: string }[]
let answer: (response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  answer = say(JSON.stringify({ figures: [figure] }))
  server = createServer((request: IncomingMessage, response) => {
    void text(request).then((body) => {
      asked.push({ path: request.url ?? '', key: request.headers.authorization, body })
      answer(response)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

function say(content: string): (response: ServerResponse) => void {
  return (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        id: '1',
        object: 'chat.completion',
        created: 1,
        model: 'm',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
      }),
    )
  }
}

const model = (given: { key?: string } = {}) => ({ url, name: 'small-model', key: given.key ?? null })
const read = (key?: string) =>
  readTwice(
    { reportModel: model(key === undefined ? {} : { key }), log: { info: () => {}, warn: () => {}, error: () => {} } },
    1,
    { figures: [], pages },
  )

it('sends one request with the text of the pages, the schema and the key, and nothing else of the report', async () => {
  await expect(askModel(model({ key: 'secret-key' }), pages)).resolves.toEqual({ figures: [figure] })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchObject({ path: '/v1/chat/completions', key: 'Bearer secret-key' })
  const body = JSON.parse(asked[0]?.body ?? '{}')
  expect(body).toMatchObject({ model: 'small-model', temperature: 0, response_format: { type: 'json_schema' } })
  expect(body.messages.at(-1).content).toBe('--- page 4 ---\nGHG emissions (tCO2e) | 2023\nScope 1 | 4,118')
})

it.each([
  ['in a fence', `Here it is:\n\`\`\`json\n${JSON.stringify({ figures: [figure] })}\n\`\`\``],
  ['after thinking aloud', `<think>{"figures": [oh]}</think>${JSON.stringify({ figures: [figure] })}`],
])('an answer %s is read', async (_, content) => {
  answer = say(content)
  await expect(askModel(model(), pages)).resolves.toEqual({ figures: [figure] })
})

it.each([
  ['words', say('I cannot do that.'), 'unreadable'],
  ['other JSON', say('{"emissions": 12}'), 'unreadable'],
  ['nothing', say(''), 'unreadable'],
  [
    'a refusal',
    (response: ServerResponse) => {
      response.statusCode = 401
      response.end('{"error":{"message":"no such key"}}')
    },
    'refused',
  ],
] as const)('%s leave the figures of the rules, and say why', async (_, given, failure) => {
  answer = given
  await expect(read()).resolves.toEqual({
    figures: [],
    reading: { model: 'small-model', host: new URL(url).host, prompt: 'emissions-1', pages: [4], failure, dropped: 0 },
  })
})

it('an endpoint that is not there is unreachable, and one that never answers ends with the time', async () => {
  answer = () => {}
  await expect(askModel(model(), pages, 200)).rejects.toMatchObject({ code: 'unreachable' })
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
  await expect(askModel(model(), pages, 500)).rejects.toMatchObject({ code: 'unreachable' })
})

it('amounts of the model that no page contains are left out and counted', async () => {
  answer = say(JSON.stringify({ figures: [figure, { ...figure, year: 2022, value: '9,999' }] }))
  const { figures, reading } = await read()
  expect(figures).toMatchObject([{ year: 2023, scope: '1', value: 4118, reader: 'model', proof: null }])
  expect(reading).toMatchObject({ failure: null, dropped: 1 })
})

it('without a model, or without pages that print emissions, nothing is sent', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  await expect(readTwice({ reportModel: null, log }, 1, { figures: [], pages })).resolves.toMatchObject({
    reading: null,
  })
  await expect(readTwice({ reportModel: model(), log }, 1, { figures: [], pages: [] })).resolves.toMatchObject({
    reading: null,
  })
  expect(asked).toEqual([])
})
