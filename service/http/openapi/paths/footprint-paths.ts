import { CategorySuggestionsQuery, FootprintQuery } from '@/service/contract/footprint/footprint'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Footprint']
const security = [{ projectKey: [] }]
const keptId = [pathParameter('id', 'The id that POST /footprint/kept answered')]
const keptFailures = { not_found: 'This project keeps no footprint with this id', ...commonFailures }

export const footprintPaths = {
  '/footprint': {
    get: {
      operationId: 'readFootprint',
      summary: "What a year's spend comes to in emissions, supplier by supplier",
      description:
        'An extension. Scope 3 categories 1 and 2 by the best method that what is known of each supplier allows. Computed at ' +
        'each call from the editions it names; spend that no method covers is told with the reason and is in no sum of emissions.',
      tags,
      security,
      parameters: toParameters(FootprintQuery),
      responses: {
        200: answer('The footprint', 'Footprint'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...commonFailures }),
      },
    },
  },
  '/footprint/target-history': {
    get: {
      operationId: 'readTargetHistory',
      summary: 'What suppliers had as targets since May 2024, by today’s spend',
      description:
        'An extension. Shares of the spend of one year, and of the emissions computed from it, by what the SBTi list said of its suppliers ' +
        'on earlier days. Spend and suppliers are the same throughout; what the list does not tell is `unknown`.',
      tags,
      security,
      parameters: toParameters(FootprintQuery),
      responses: {
        200: answer('The shares by day', 'TargetHistory'),
        ...failing({ bad_request: 'A parameter of a wrong form', ...commonFailures }),
      },
    },
  },
  '/footprint/goal': {
    put: {
      operationId: 'setEngagementGoal',
      summary: 'Set the share that suppliers with validated targets are to have',
      description: 'An extension. By spend or by emissions, by the end of a year; null takes the goal back.',
      tags,
      security,
      requestBody: body('EngagementGoalChange'),
      responses: {
        200: answer('The goal as it is now', 'EngagementGoalSet'),
        ...failing({ bad_request: 'A goal of a wrong form', ...bodyFailures, ...commonFailures }),
      },
    },
  },
  '/footprint/categories': {
    put: {
      operationId: 'setSpendCategories',
      summary: 'Say which industry categories of spend come from',
      description:
        'An extension. Suppliers whose industry is not known then get the average of the industries of their categories, at data quality 5; ' +
        'and purchased goods are told apart from capital goods. Categories that are not named stay as they are.',
      tags,
      security,
      requestBody: body('SpendCategoryChange'),
      responses: {
        200: answer('All that is said of categories', 'SpendCategoriesSet'),
        ...failing({
          bad_request: 'A category of a wrong form, or an unknown industry',
          conflict: 'Something would be said of more than 2,000 categories of this project',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/footprint/categories/suggestions': {
    get: {
      operationId: 'suggestIndustriesOfCategory',
      summary: 'Suggest which industries a category of spend comes from',
      description:
        'An extension. By the words of the category alone, in English, German, French, Spanish, Swedish or Japanese, parts of compounds ' +
        'included. Nothing is kept: what holds is what PUT /footprint/categories says.',
      tags,
      security,
      parameters: toParameters(CategorySuggestionsQuery),
      responses: {
        200: answer('Industries to choose from', 'CategorySuggestions'),
        ...failing({ bad_request: 'A category of a wrong form', ...commonFailures }),
      },
    },
  },
  '/footprint/kept': {
    get: {
      operationId: 'listKeptFootprints',
      summary: 'List the footprints that were kept',
      description: 'An extension. Those that were handed over, each with the digest of all that it was computed from.',
      tags,
      security,
      responses: { 200: answer('The footprints', 'KeptFootprintList'), ...failing(commonFailures) },
    },
    post: {
      operationId: 'keepFootprint',
      summary: 'Keep a footprint so that it can be computed again',
      description:
        'An extension. Takes the parameters of GET /footprint, and keeps what it answers with every input: spend, figures, factors, rates, ' +
        'choices and the editions of all sources. What is kept is never changed; 200 of a project at most.',
      tags,
      security,
      parameters: toParameters(FootprintQuery),
      requestBody: body('NewKeptFootprint'),
      responses: {
        201: answer('What was kept', 'KeptFootprintHead'),
        ...failing({
          bad_request: 'A value of a wrong form, or no spend that could be kept',
          conflict: 'The project keeps as many as it may',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
  '/footprint/kept/{id}': {
    get: {
      operationId: 'readKeptFootprint',
      summary: 'Read a footprint as it was when it was kept',
      description: 'An extension. The very answer of then, whatever is known by now.',
      tags,
      security,
      parameters: keptId,
      responses: { 200: answer('The footprint of then', 'KeptFootprint'), ...failing(keptFailures) },
    },
    delete: {
      operationId: 'removeKeptFootprint',
      summary: 'Remove a kept footprint',
      description: 'An extension. As a whole and for good; the audit log has that it was there, with its digest.',
      tags,
      security,
      parameters: keptId,
      responses: { 200: answer('It is removed', 'KeptFootprintRemoved'), ...failing(keptFailures) },
    },
  },
  '/footprint/kept/{id}/content': {
    get: {
      operationId: 'readKeptFootprintContent',
      summary: 'Read all that a kept footprint was computed from',
      description: 'An extension. Byte for byte what the digest is of: its SHA-256 can be checked without us.',
      tags,
      security,
      parameters: keptId,
      responses: { 200: answer('Inputs and answer', 'KeptFootprintContent'), ...failing(keptFailures) },
    },
  },
  '/footprint/kept/{id}/check': {
    get: {
      operationId: 'checkKeptFootprint',
      summary: 'Compute a kept footprint again',
      description:
        'An extension. From what was kept, which must give the same figures, and from what is known today, with the reasons why that differs.',
      tags,
      security,
      parameters: keptId,
      responses: { 200: answer('What came out', 'KeptFootprintCheck'), ...failing(keptFailures) },
    },
  },
  '/organizations/{id}/footprint-method': {
    put: {
      operationId: 'chooseFootprintMethod',
      summary: 'Choose the method of one supplier’s line',
      description:
        'An extension. Where what is known of the supplier does not allow it, the next best is taken and `not_possible` says so; ' +
        'null takes the choice back.',
      tags,
      security,
      parameters: [pathParameter('id', 'Id of the organization')],
      requestBody: body('FootprintMethodChange'),
      responses: {
        200: answer('The choice as it is now', 'FootprintMethodChosen'),
        ...failing({
          bad_request: 'A method of a wrong form',
          organization_not_found: 'This project has no organization with this id',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
  },
}
