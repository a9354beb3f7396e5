import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Working with suppliers']
const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const footprintId = pathParameter('footprintId', 'The id of the footprint, of this service')
const noOrganization = { organization_not_found: 'This project has no organization with this id' }
const missing = { ...noOrganization, not_found: 'The organization has no such footprint' }

export const productFootprintPaths = {
  '/organizations/{id}/product-footprints': {
    get: {
      operationId: 'listProductFootprints',
      summary: 'Read the product footprints that an organization shares with the project',
      description:
        'An extension. Each with what it says of itself, and whether it counts: those that do are in production_emission_factors of ' +
        'GET /organizations/{id}. Shared with you, not public: no other project sees them, and no score counts them.',
      tags,
      security,
      parameters: [id],
      responses: {
        200: answer('All of them', 'ProductFootprintList'),
        ...failing({ ...noOrganization, ...commonFailures }),
      },
    },
    post: {
      operationId: 'addProductFootprints',
      summary: 'Keep product footprints of PACT 3',
      description:
        'An extension. At most 4 MB and 500 footprints, each taken or refused by itself. One that names another company than this ' +
        'organization asks first. A footprint that another names as its preceding one is replaced by it.',
      tags,
      security,
      parameters: [id],
      requestBody: body('NewProductFootprints'),
      responses: {
        200: answer('An outcome for each, and all that are kept', 'ProductFootprintsTaken'),
        ...failing({
          bad_request: 'The document holds no product footprint, or more than 500',
          ...noOrganization,
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/organizations/{id}/product-footprints/{footprintId}': {
    get: {
      operationId: 'readProductFootprint',
      summary: 'Read a product footprint with the document it was given as',
      tags,
      security,
      parameters: [id, footprintId],
      responses: {
        200: answer('The footprint', 'ProductFootprintDocument'),
        ...failing({ ...missing, ...commonFailures }),
      },
    },
    delete: {
      operationId: 'removeProductFootprint',
      summary: 'Forget a product footprint',
      tags,
      security,
      parameters: [id, footprintId],
      responses: {
        200: answer('Those that stay', 'ProductFootprintList'),
        ...failing({ ...missing, ...commonFailures }),
      },
    },
  },
}
