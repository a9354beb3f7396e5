import {
  answer,
  body,
  bodyFailures,
  commonFailures,
  failing,
  pathParameter,
  reportContent,
} from '@/service/http/openapi/describe'

const tags = ['Working with suppliers']
const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const requestId = pathParameter('requestId', 'The id of the request')
const noOrganization = { organization_not_found: 'This project has no organization with this id' }
const missing = { ...noOrganization, not_found: 'The organization has no such request' }
const list = { 200: answer('The links, the newest first, without their tokens', 'SupplierRequestList') }
const form = { 200: answer('What whoever has the link is told', 'SupplierForm') }
const token = {
  name: 'supplier-token',
  in: 'header',
  required: true,
  description: 'The token of the link. In a header, because addresses are logged',
  schema: { type: 'string' },
}
const noLink = {
  not_found: 'The token is of no link of this project',
  conflict: 'The link was answered, has expired or was taken back',
}

export const supplierRequestPaths = {
  '/organizations/{id}/supplier-requests': {
    get: {
      operationId: 'listSupplierRequests',
      summary: 'List the links with which an organization was asked for its figures',
      tags,
      security,
      parameters: [id],
      responses: { ...list, ...failing({ ...noOrganization, ...commonFailures }) },
    },
    post: {
      operationId: 'createSupplierRequest',
      summary: 'Make a link with which an organization answers without signing in',
      description:
        'An extension. The token is told once; a hash of it is kept. Whoever has it sees the name of the team and of the organization and the ' +
        'year, and can answer once, until it expires or is taken back.',
      tags,
      security,
      parameters: [id],
      requestBody: body('NewSupplierRequest'),
      responses: {
        201: answer('The token, and all links', 'SupplierRequestMade'),
        ...failing({
          bad_request: 'A field of a wrong form, or too many links are open',
          ...noOrganization,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/supplier-requests/{requestId}': {
    delete: {
      operationId: 'revokeSupplierRequest',
      summary: 'Take a link back',
      description: 'An extension. One that was answered or has expired stays as it is.',
      tags,
      security,
      parameters: [id, requestId],
      responses: { ...list, ...failing({ ...missing, ...commonFailures }) },
    },
  },
  '/organizations/{id}/supplier-requests/{requestId}/mail': {
    post: {
      operationId: 'sendSupplierLetter',
      summary: 'Send the letter of an open link as e-mail',
      description:
        'An extension, where SMTP_URL is set. Only a text that holds the token of this link is sent, at most five times.',
      tags,
      security,
      parameters: [id, requestId],
      requestBody: body('SupplierLetter'),
      responses: {
        ...list,
        ...failing({
          bad_request:
            'No e-mail is sent here, the link is not open, the text does not hold it, or the server refused it for good',
          ...missing,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/supplier-form': {
    get: {
      operationId: 'readSupplierForm',
      summary: 'What the holder of a link is told',
      description: 'An extension, for a client that shows the form to whoever has the link.',
      tags,
      security,
      parameters: [token],
      responses: { ...form, ...failing({ not_found: noLink.not_found, ...commonFailures }) },
    },
    post: {
      operationId: 'answerSupplierForm',
      summary: 'Answer with a link, once',
      description: 'An extension. Figures are proposals until somebody of the team decides; nothing of them is public.',
      tags,
      security,
      parameters: [token],
      requestBody: body('SupplierAnswer'),
      responses: {
        ...form,
        ...failing({
          bad_request: 'A figure of a wrong form, or neither a figure nor a report',
          ...noLink,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/supplier-form/report': {
    post: {
      operationId: 'addSupplierReport',
      summary: 'Give a report with a link',
      description: 'An extension. At most 50 MiB, three files for each link; it is read like any other report.',
      tags,
      security,
      parameters: [
        token,
        { name: 'name', in: 'query', required: true, description: 'What to call it', schema: { type: 'string' } },
      ],
      requestBody: {
        required: true,
        content: reportContent,
      },
      responses: {
        ...form,
        ...failing({
          bad_request: 'The file is empty, too large, or neither a PDF nor text; or enough were given',
          ...noLink,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
