import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Notes']
const security = [{ projectKey: [] }]
const id = pathParameter('id', 'The id that registering answered')
const missing = { organization_not_found: 'This project has no organization with this id' }
const read = failing({ ...missing, ...commonFailures })
const written = failing({
  bad_request: 'A field of a wrong form, or a figure that the answer does not have',
  ...missing,
  ...bodyFailures,
  ...commonFailures,
})
const changed = failing({
  bad_request: 'A field of a wrong form',
  ...missing,
  not_found: 'No such organization, or it has nothing with this id',
  ...bodyFailures,
  ...commonFailures,
})

const problems = { 200: answer('All that was reported, open ones first', 'ProblemList') }
const annotations = { 200: answer('All notes, the newest first', 'AnnotationList') }

export const annotationPaths = {
  '/organizations/{id}/problems': {
    get: {
      operationId: 'readProblems',
      summary: 'Read what was reported to be wrong with figures',
      tags,
      security,
      parameters: [id],
      responses: { ...problems, ...read },
    },
    post: {
      operationId: 'reportProblem',
      summary: 'Report a problem with a figure',
      description: 'An extension. Kept with the project; it never changes a figure.',
      tags,
      security,
      parameters: [id],
      requestBody: body('ProblemReport'),
      responses: { ...problems, ...written },
    },
  },
  '/organizations/{id}/problems/{problemId}': {
    put: {
      operationId: 'closeProblem',
      summary: 'Close a problem, or open it again',
      tags,
      security,
      parameters: [id, pathParameter('problemId', 'The id of the problem')],
      requestBody: body('ProblemChange'),
      responses: { ...problems, ...changed },
    },
  },
  '/organizations/{id}/annotations': {
    get: {
      operationId: 'readAnnotations',
      summary: 'Read the notes of the team',
      tags,
      security,
      parameters: [id],
      responses: { ...annotations, ...read },
    },
    post: {
      operationId: 'addAnnotation',
      summary: 'Add a note on an organization or a figure',
      description: 'An extension. Kept with the project; it never changes a figure.',
      tags,
      security,
      parameters: [id],
      requestBody: body('NewAnnotation'),
      responses: { ...annotations, ...written },
    },
  },
  '/organizations/{id}/annotations/{annotationId}': {
    put: {
      operationId: 'rewriteAnnotation',
      summary: 'Write a note anew, or bring a removed one back',
      tags,
      security,
      parameters: [id, pathParameter('annotationId', 'The id of the note')],
      requestBody: body('AnnotationText'),
      responses: { ...annotations, ...changed },
    },
    delete: {
      operationId: 'removeAnnotation',
      summary: 'Remove a note',
      tags,
      security,
      parameters: [id, pathParameter('annotationId', 'The id of the note')],
      responses: {
        ...annotations,
        ...failing({ ...missing, not_found: 'No such organization, or it has no such note', ...commonFailures }),
      },
    },
  },
}
