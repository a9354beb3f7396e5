import { annotationPaths } from '@/service/http/openapi/paths/annotation-paths'
import { assessmentPaths } from '@/service/http/openapi/paths/assessment-paths'
import { auditPaths } from '@/service/http/openapi/paths/audit-paths'
import { batchPaths } from '@/service/http/openapi/paths/batch-paths'
import { benchmarkPaths } from '@/service/http/openapi/paths/benchmark-paths'
import { changeListPaths } from '@/service/http/openapi/paths/change-list-paths'
import { changePaths } from '@/service/http/openapi/paths/change-paths'
import { commitmentQuestionPaths } from '@/service/http/openapi/paths/commitment-question-paths'
import { dataPaths } from '@/service/http/openapi/paths/data-paths'
import { documentPaths } from '@/service/http/openapi/paths/document-paths'
import { engagementPaths } from '@/service/http/openapi/paths/engagement-paths'
import { exportPaths } from '@/service/http/openapi/paths/export-paths'
import { footprintPaths } from '@/service/http/openapi/paths/footprint-paths'
import { importPaths } from '@/service/http/openapi/paths/import-paths'
import { industryPaths } from '@/service/http/openapi/paths/industry-paths'
import { liveSourcePaths } from '@/service/http/openapi/paths/live-source-paths'
import { matchingPaths } from '@/service/http/openapi/paths/matching-paths'
import { operationPaths } from '@/service/http/openapi/paths/operation-paths'
import { organizationPaths } from '@/service/http/openapi/paths/organization-paths'
import { pactHostPaths } from '@/service/http/openapi/paths/pact-host-paths'
import { portfolioPaths } from '@/service/http/openapi/paths/portfolio-paths'
import { productFootprintPaths } from '@/service/http/openapi/paths/product-footprint-paths'
import { projectPaths } from '@/service/http/openapi/paths/project-paths'
import { reportSearchPaths } from '@/service/http/openapi/paths/report-search-paths'
import { statedFigurePaths } from '@/service/http/openapi/paths/stated-figure-paths'
import { supplierRequestPaths } from '@/service/http/openapi/paths/supplier-request-paths'
import { teamKeyPaths } from '@/service/http/openapi/paths/team-key-paths'
import { webhookPaths } from '@/service/http/openapi/paths/webhook-paths'
import { buildComponents } from './components'
import { addExamples } from './examples/add-examples'
import { buildErrorExamples } from './examples/error-examples'

/** The OpenAPI 3.1 document of this service; its schemas are the contract that parses requests. */
export function buildDocument(publicUrl: string | null) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Organization Carbon Data Service',
      version: '1.0.0',
      summary: 'Register organizations and read their public carbon data, every figure with its source.',
      description:
        'Masses are kilograms CO2e, money is whole currency units. A field that is not known is null, an empty list is ' +
        '[]. Fields may be added at any time, so ignore what you do not know. A body may be packed with gzip. Examples are answers of ' +
        'a service of the tests, lists shortened to one entry: Aldgate Brewing and its figures do not exist.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    tags: [
      { name: 'Organizations', description: 'With a project key.' },
      {
        name: 'Matching',
        description: 'With a project key. Extensions: which company it is, and which records are one.',
      },
      {
        name: 'Reports',
        description: 'With a project key. Extensions: reports of an organization, and the figures read out of them.',
      },
      {
        name: 'Footprint',
        description: 'With a project key. Extensions: emissions of what was spent with each organization.',
      },
      {
        name: 'Changes',
        description: 'With a project key. Extensions: what changed of the organizations, and when, and who is told.',
      },
      {
        name: 'Working with suppliers',
        description:
          'With a project key. Extensions: who works with an organization, and what it states to the project.',
      },
      { name: 'Industries', description: 'With a project key.' },
      { name: 'Notes', description: 'With a project key. Extensions: notes of the team, and problems with figures.' },
      { name: 'Projects and keys', description: 'With the team key.' },
      { name: 'Data', description: 'Reading with a project key or the team key, changing with the team key.' },
      { name: 'Operation', description: 'Without a key.' },
    ],
    paths: addExamples({
      ...organizationPaths,
      ...batchPaths,
      ...changePaths,
      ...importPaths,
      ...portfolioPaths,
      ...exportPaths,
      ...footprintPaths,
      ...changeListPaths,
      ...webhookPaths,
      ...engagementPaths,
      ...statedFigurePaths,
      ...productFootprintPaths,
      ...pactHostPaths,
      ...supplierRequestPaths,
      ...matchingPaths,
      ...commitmentQuestionPaths,
      ...documentPaths,
      ...assessmentPaths,
      ...annotationPaths,
      ...benchmarkPaths,
      ...industryPaths,
      ...projectPaths,
      ...teamKeyPaths,
      ...auditPaths,
      ...dataPaths,
      ...liveSourcePaths,
      ...reportSearchPaths,
      ...operationPaths,
    }),
    components: {
      schemas: buildComponents(),
      examples: buildErrorExamples(),
      securitySchemes: {
        projectKey: { type: 'http', scheme: 'bearer', description: 'The key of a project' },
        teamKey: { type: 'http', scheme: 'bearer', description: 'The key of whoever runs the service' },
      },
    },
  }
}
export type OpenApiDocument = ReturnType<typeof buildDocument>
