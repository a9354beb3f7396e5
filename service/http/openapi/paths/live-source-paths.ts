import { answer, answerList, body, bodyFailures, commonFailures, failing } from '@/service/http/openapi/describe'

const tags = ['Data']
const team = [{ teamKey: [] }]
const source = {
  name: 'source',
  in: 'path',
  required: true,
  description: 'The id of a live source ("nzdpu", "wikidata" …)',
  schema: { type: 'string' },
}
const unknownSource = { not_found: 'There is no such live source' }

export const liveSourcePaths = {
  '/data/live-sources': {
    get: {
      operationId: 'listLiveSources',
      summary: 'List publishers that are asked through their interfaces',
      description:
        'An extension. Of each: whether there is a key, how far a fetch is, and what came of the last one, with what to do.',
      tags,
      security: [{ projectKey: [] }, ...team],
      responses: { 200: answerList('All live sources', 'LiveSourceState'), ...failing(commonFailures) },
    },
  },
  '/data/live-sources/{source}/fetch': {
    post: {
      operationId: 'fetchLiveSource',
      summary: 'Ask a publisher',
      description:
        'An extension. A process that works jobs begins within seconds; GET /data/live-sources says how far it is. What comes of it is an edition, like a file that was imported.',
      tags,
      security: team,
      parameters: [source],
      responses: {
        202: answer('It waits, or is under way already', 'LiveSourceState'),
        ...failing({ ...unknownSource, ...bodyFailures, bad_request: 'The body is no JSON', ...commonFailures }),
      },
    },
  },
  '/data/live-sources/{source}/key': {
    put: {
      operationId: 'setLiveKey',
      summary: 'Give the key of a publisher',
      description: 'An extension. It is kept encrypted, and never answered; one of the environment goes before it.',
      tags,
      security: team,
      parameters: [source],
      requestBody: body('LiveKey'),
      responses: {
        200: answer('The key is kept', 'LiveSourceState'),
        ...failing({
          bad_request: 'No key, or one of a source that is asked without',
          ...unknownSource,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
    delete: {
      operationId: 'forgetLiveKey',
      summary: 'Forget the key of a publisher',
      description: 'An extension. One of the environment stays.',
      tags,
      security: team,
      parameters: [source],
      responses: {
        200: answer('The key is forgotten', 'LiveSourceState'),
        ...failing({ not_found: 'There is no such live source, or no key of it', ...commonFailures }),
      },
    },
  },
}
