import { annotationPaths } from './annotation-paths'
import { assessmentPaths } from './assessment-paths'
import { auditPaths } from './audit-paths'
import { batchPaths } from './batch-paths'
import { benchmarkPaths } from './benchmark-paths'
import { changeListPaths } from './change-list-paths'
import { changePaths } from './change-paths'
import { commitmentQuestionPaths } from './commitment-question-paths'
import { buildComponents } from './components'
import { dataPaths } from './data-paths'
import { documentPaths } from './document-paths'
import { engagementPaths } from './engagement-paths'
import { addExamples } from './examples/add-examples'
import { buildErrorExamples } from './examples/error-examples'
import { exportPaths } from './export-paths'
import { footprintPaths } from './footprint-paths'
import { importPaths } from './import-paths'
import { industryPaths } from './industry-paths'
import { liveSourcePaths } from './live-source-paths'
import { matchingPaths } from './matching-paths'
import { operationPaths } from './operation-paths'
import { organizationPaths } from './organization-paths'
import { pactHostPaths } from './pact-host-paths'
import { portfolioPaths } from './portfolio-paths'
import { productFootprintPaths } from './product-footprint-paths'
import { projectPaths } from './project-paths'
import { reportSearchPaths } from './report-search-paths'
import { statedFigurePaths } from './stated-figure-paths'
import { supplierRequestPaths } from './supplier-request-paths'
import { teamKeyPaths } from './team-key-paths'
import { webhookPaths } from './webhook-paths'

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
