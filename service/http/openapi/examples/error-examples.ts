import { errorBody, type Failure } from '@/service/http/answers/error-body'
import type { JsonSchema } from '../generators/suit-generators'

/** The failures in the document. `method_not_allowed` is in none of its paths, as it concerns methods that a path lacks. */
type ShownFailure = Exclude<Failure, 'method_not_allowed'>

/** The service's message for a case of each failure; real-answers.db.test.ts verifies it. */
export const details: Readonly<Record<ShownFailure, string>> = {
  bad_request: 'name: is required unless one of lei_number, isin_number, duns_number, sp_global_number is given',
  unauthorized: 'Send a key in the header Authorization: Bearer <API_KEY>',
  forbidden: 'This key may not write: it was made without that scope',
  unknown_identifier: 'No organization is known by these identifiers; register it with a name',
  organization_not_found: 'This project has no organization with this id',
  not_found: 'There is nothing at this path; GET /docs lists what there is',
  conflict: 'import: is not taken back',
  payload_too_large: 'A body may have at most 64 KB',
  unsupported_media_type: 'Send the body as JSON with content-type: application/json',
  unrecognized_parameters: 'Not known here: "nothing"',
  too_many_organizations: "This key's project may register 1 organizations and has registered 1",
  too_many_requests: 'With this key at most 600 requests a minute are answered; try again in 1 s',
  server_error: 'The service failed. Its log has this request as 01JD2Q8Z6W',
  unavailable: 'The database does not answer; please try again',
}

/** `components.examples` of the OpenAPI document that are error bodies. */
export function buildErrorExamples(): Record<string, { summary: string; value: unknown }> {
  return Object.fromEntries(
    (Object.keys(details) as ShownFailure[]).map((failure) => {
      const id = failure === 'organization_not_found' ? '987654321' : null
      const value = errorBody(failure, details[failure], id)
      return [failure, { summary: value.title ?? 'Unknown identifier', value }]
    }),
  )
}

export function referToExample(failure: Failure): JsonSchema {
  return { $ref: `#/components/examples/${failure}` }
}
