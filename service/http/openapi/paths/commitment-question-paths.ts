import { WhoQuery } from '@/service/contract/who'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Matching']
const security = [{ projectKey: [] }]
const ofOrganization = [pathParameter('id', 'The id that registering answered')]
const ofList = [...ofOrganization, pathParameter('list', 'sbti, race-to-zero, climate-pledge or net-zero-tracker')]
const missing = { organization_not_found: 'This project has no organization with this id' }

function questions(description: string) {
  return { 200: answer(description, 'CommitmentQuestions') }
}

export const commitmentQuestionPaths = {
  '/organizations/{id}/commitment-questions': {
    get: {
      operationId: 'readCommitmentQuestions',
      summary: 'Rows of lists that may be the matched company',
      description:
        'An extension. A list says "not listed" only where none of its rows comes near the company by name, former name ' +
        'or group. Where one does, the answer has no day of the list (unknown), and the rows stand here.',
      tags,
      security,
      parameters: ofOrganization,
      responses: { ...questions('The questions, as they stand'), ...failing({ ...missing, ...commonFailures }) },
    },
  },
  '/organizations/{id}/commitment-questions/{list}': {
    post: {
      operationId: 'answerCommitmentQuestion',
      summary: 'Say which row it is',
      description:
        'An extension. The commitments of that row count from then on, for every organization of the project that is ' +
        'matched to the same company. "none" makes it "not listed".',
      tags,
      security,
      parameters: ofList,
      requestBody: body('CommitmentChoice'),
      responses: {
        ...questions('The questions, answered'),
        ...failing({
          bad_request: 'Not a candidate of this list',
          ...missing,
          not_found: 'No such organization, or no such list',
          ...bodyFailures,
          ...commonFailures,
        }),
      },
    },
    delete: {
      operationId: 'forgetCommitmentAnswer',
      summary: 'Take the answer back',
      description: 'An extension. Research runs again without it, and the question is open again.',
      tags,
      security,
      parameters: [...ofList, ...toParameters(WhoQuery)],
      responses: {
        ...questions('The questions, open again'),
        ...failing({
          bad_request: 'No company was matched',
          ...missing,
          not_found: 'No such organization or list, or nobody has answered',
          ...commonFailures,
        }),
      },
    },
  },
}
