import { z } from 'zod'
import { AssessedGroup, AssessedIndicator, OrganizationAssessment } from '@/service/contract/assessment'
import { Batch, BatchOutcome, BatchOutcomes, BatchStatuses } from '@/service/contract/batch'
import { DataCount, DataSource, EditionImport, EditionReport, IncomingFile } from '@/service/contract/data-source'
import {
  DocumentAddress,
  DocumentFigure,
  DocumentList,
  DocumentReading,
  FigureVerdict,
  ReportDocument,
} from '@/service/contract/document'
import { ErrorBody } from '@/service/contract/error-body'
import { Estimate, OrganizationEstimate, RegionalEstimate } from '@/service/contract/estimate'
import {
  Evidence,
  EvidenceConversion,
  EvidenceEntry,
  EvidenceInput,
  EvidencePlace,
  EvidenceSource,
  EvidenceStatement,
  PrintedValue,
} from '@/service/contract/evidence'
import {
  AcceptedFigure,
  FigureAcceptance,
  FigureWithdrawal,
  HeldFigure,
  HeldFigures,
} from '@/service/contract/held-figure'
import { Industry, IndustryPerformance, ScoredClass } from '@/service/contract/industry'
import {
  DryRun,
  MatchCandidate,
  MatchChoice,
  MatchQuestion,
  MergeRequest,
  RelatedOrganization,
} from '@/service/contract/match'
import { Methodology } from '@/service/contract/methodology'
import {
  CurrencyConversion,
  Document,
  Emissions,
  Extraction,
  MatchingOrganization,
  Organization,
  Performance,
  SbtiTarget,
  ScoreReason,
  Source,
} from '@/service/contract/organization'
import { OrganizationList, OrganizationSummary } from '@/service/contract/organization-list'
import {
  CreatedKey,
  CreatedProject,
  KeyRegistration,
  KeySummary,
  ProjectRegistration,
  ProjectSummary,
} from '@/service/contract/project'
import { Registration } from '@/service/contract/registration'

export type JsonSchema = { [key: string]: unknown }

/** Schemas of what clients send: as written before any transformation. */
const inputs = {
  Registration,
  Batch,
  DocumentAddress,
  FigureVerdict,
  MatchChoice,
  MergeRequest,
  ProjectRegistration,
  KeyRegistration,
  EditionImport,
  FigureAcceptance,
  FigureWithdrawal,
}

/** Schemas of what they receive. */
const outputs = {
  Organization,
  Industry,
  IndustryPerformance,
  ScoredClass,
  MatchingOrganization,
  Performance,
  Emissions,
  CurrencyConversion,
  Extraction,
  Document,
  Source,
  SbtiTarget,
  ScoreReason,
  OrganizationAssessment,
  AssessedGroup,
  AssessedIndicator,
  Methodology,
  OrganizationList,
  OrganizationSummary,
  BatchOutcomes,
  BatchOutcome,
  BatchStatuses,
  OrganizationEstimate,
  Estimate,
  RegionalEstimate,
  MatchQuestion,
  MatchCandidate,
  RelatedOrganization,
  DryRun,
  DocumentList,
  ReportDocument,
  DocumentReading,
  DocumentFigure,
  ProjectSummary,
  CreatedProject,
  KeySummary,
  CreatedKey,
  Evidence,
  EvidenceEntry,
  EvidenceSource,
  EvidenceStatement,
  EvidenceInput,
  EvidencePlace,
  EvidenceConversion,
  PrintedValue,
  DataSource,
  DataCount,
  HeldFigures,
  HeldFigure,
  AcceptedFigure,
  IncomingFile,
  EditionReport,
  ErrorBody,
}

export type ComponentName = keyof typeof inputs | keyof typeof outputs

/** `components.schemas` of the OpenAPI document, made from the contract. */
export function buildComponents(): Record<string, JsonSchema> {
  return { ...toSchemas(inputs, 'input'), ...toSchemas(outputs, 'output') }
}

export function referTo(name: ComponentName): JsonSchema {
  return { $ref: pathOf(name) }
}

function pathOf(name: string): string {
  return `#/components/schemas/${name}`
}

function toSchemas(schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const { schemas: made } = z.toJSONSchema(registry, {
    io,
    uri: pathOf,
    override: ({ jsonSchema }) => {
      // Fields may be added to an answer at any time, so an answer's schema never says that there are no others.
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(
    Object.entries(made).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
  )
}

/** Query parameters of a strict object schema, in its order. */
export function toParameters(query: z.ZodType): JsonSchema[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = typeof property === 'object' ? property : {}
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    }
  })
}
