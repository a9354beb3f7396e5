import { FootprintQuery } from '@/service/contract/footprint'
import { toParameters } from './components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from './describe'

const tags = ['Footprint']
const security = [{ projectKey: [] }]

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
