import { DeliveryQuery } from '@/service/contract/webhook'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Changes']
const security = [{ projectKey: [] }]
const parameters = [pathParameter('id', 'The id that POST /webhooks answered')]
const missing = { not_found: 'This project has no webhook with this id' }
const wrong = 'Values of a wrong form, or an address that nothing is sent to: not of the public internet, not https'

export const webhookPaths = {
  '/webhooks': {
    get: {
      operationId: 'listWebhooks',
      summary: 'List the addresses that are told of changes',
      description: 'An extension. Without their secrets.',
      tags,
      security,
      responses: { 200: answer('The webhooks', 'WebhookList'), ...failing(commonFailures) },
    },
    post: {
      operationId: 'createWebhook',
      summary: 'Have an address told of changes',
      description:
        'An extension. Each change that is noted from now on is sent as a message of Standard Webhooks 1.0, signed with the secret that ' +
        'this answer alone has. docs/changes.md describes messages, attempts and what receivers should check.',
      tags,
      security,
      requestBody: body('NewWebhook'),
      responses: {
        201: answer('The webhook, with its secret', 'CreatedWebhook'),
        ...failing({ bad_request: wrong, ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/webhooks/{id}': {
    patch: {
      operationId: 'changeWebhook',
      summary: 'Change an address, its kinds, or whether it is on',
      description:
        'An extension. What is left out stays. One that is switched on again is told of what is noted from then on.',
      tags,
      security,
      parameters,
      requestBody: body('WebhookChange'),
      responses: {
        200: answer('The webhook as it is now', 'Webhook'),
        ...failing({ bad_request: wrong, ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
    delete: {
      operationId: 'removeWebhook',
      summary: 'Tell an address no more',
      description: 'An extension. Goes with all that was to be sent.',
      tags,
      security,
      parameters,
      responses: {
        200: answer('The webhook that was removed', 'Webhook'),
        ...failing({ ...missing, ...commonFailures }),
      },
    },
  },
  '/webhooks/{id}/secret': {
    post: {
      operationId: 'createWebhookSecret',
      summary: 'Make a new secret',
      description: 'An extension. For some hours messages are signed with both.',
      tags,
      security,
      parameters,
      requestBody: body('SecretRotation'),
      responses: {
        200: answer('The new secret', 'RotatedSecret'),
        ...failing({ bad_request: 'Values of a wrong form', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/webhooks/{id}/deliveries': {
    get: {
      operationId: 'listDeliveries',
      summary: 'What was and is to be sent to an address',
      description:
        'An extension. The newest first. Delivered ones are kept for 30 days, dead ones until they are sent again.',
      tags,
      security,
      parameters: [...parameters, ...toParameters(DeliveryQuery)],
      responses: {
        200: answer('One page of deliveries', 'DeliveryPage'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...missing, ...commonFailures }),
      },
    },
  },
  '/webhooks/{id}/replay': {
    post: {
      operationId: 'sendDeliveriesAgain',
      summary: 'Send messages again',
      description: 'An extension. Those that are named, or all that are dead, with the ids they had.',
      tags,
      security,
      parameters,
      requestBody: body('Replay'),
      responses: {
        200: answer('How many are sent again', 'Replayed'),
        ...failing({ bad_request: 'Values of a wrong form', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
  },
}
