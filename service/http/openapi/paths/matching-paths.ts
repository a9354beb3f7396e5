import { CompanySearchQuery } from '@/service/contract/organization/company-search'
import { WhoQuery } from '@/service/contract/who'
import { toParameters } from '@/service/http/openapi/components'
import { answer, body, bodyFailures, commonFailures, failing, pathParameter } from '@/service/http/openapi/describe'

const tags = ['Matching']
const security = [{ projectKey: [] }]
const parameters = [pathParameter('id', 'The id that registering answered')]
const missing = { organization_not_found: 'This project has no organization with this id' }

function question(description: string) {
  return { 200: answer(description, 'MatchQuestion') }
}

export const matchingPaths = {
  '/companies/search': {
    get: {
      operationId: 'searchCompanies',
      summary: 'Search the known companies',
      description:
        'An extension. By a part of any name, a ticker, an LEI, an ISIN or a website, from three letters; at most 20, the ' +
        'nearest first. Any of them may be the answer of POST /organizations/{id}/match.',
      tags,
      security,
      parameters: toParameters(CompanySearchQuery),
      responses: {
        200: answer('The companies', 'CompanySearch'),
        ...failing({ bad_request: 'Fewer than three letters', ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/candidates': {
    get: {
      operationId: 'readCandidates',
      summary: 'Which company may it be, and which records may be one',
      description:
        'An extension. Companies that research found near and could not decide between, with what speaks for and against ' +
        'each; the answer a person gave; records of this project that may be, or are, the same organization.',
      tags,
      security,
      parameters,
      responses: { ...question('The question, as it stands'), ...failing({ ...missing, ...commonFailures }) },
    },
  },
  '/organizations/{id}/match': {
    post: {
      operationId: 'answerMatch',
      summary: 'Say which company it is',
      description:
        'An extension. Learned for this spelling with and without its country in this project, so that nobody is asked again; ' +
        'research runs again with it. "none" refuses the candidates and the company it is matched to, and no other.',
      tags,
      security,
      parameters,
      requestBody: body('MatchChoice'),
      responses: {
        ...question('The question, answered'),
        ...failing({ bad_request: 'The company is not known', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
    delete: {
      operationId: 'forgetMatch',
      summary: 'Take the answer back',
      description: 'An extension. Research runs again without it, and the question may come again.',
      tags,
      security,
      parameters: [...parameters, ...toParameters(WhoQuery)],
      responses: {
        ...question('The question, open again'),
        ...failing({ ...missing, not_found: 'No such organization, or nobody has answered', ...commonFailures }),
      },
    },
  },
  '/organizations/{id}/merge': {
    post: {
      operationId: 'mergeOrganizations',
      summary: 'Say that two records are one organization',
      description:
        'An extension. `into` answers for both ids from then on. What was written, stated, decided or uploaded for the other is shown ' +
        'and counted there; of two entries of engagement the further stage counts.',
      tags,
      security,
      parameters,
      requestBody: body('MergeRequest'),
      responses: {
        ...question('The question of the surviving record'),
        ...failing({ bad_request: 'They are one already', ...missing, ...bodyFailures, ...commonFailures }),
      },
    },
    delete: {
      operationId: 'separateOrganization',
      summary: 'Take a merge back',
      description:
        'An extension. The record answers for itself again, as it was, and takes back what was written for it.',
      tags,
      security,
      parameters: [...parameters, ...toParameters(WhoQuery)],
      responses: {
        ...question('The question of the record'),
        ...failing({ ...missing, not_found: 'No such organization, or it is not merged', ...commonFailures }),
      },
    },
  },
}
