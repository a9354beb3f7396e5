import { z } from 'zod'
import { AuditEvent, AuditPage } from '@/service/contract/audit'
import { Batch, BatchOutcome, BatchOutcomes, BatchStatuses } from '@/service/contract/batch'
import { ChangePage, ChangeSummary, NotedChange } from '@/service/contract/changes'
import {
  IndustryFigures,
  OwnOrganization,
  RegionFigures,
  RegionList,
  RegionSummary,
} from '@/service/contract/class-figures'
import { DataCount, DataSource, EditionImport, EditionReport, IncomingFile } from '@/service/contract/data-source'
import { Digest, DigestChange, DigestMail } from '@/service/contract/digest'
import {
  DocumentAddress,
  DocumentConfirmation,
  DocumentFigure,
  DocumentList,
  DocumentReading,
  FigureCorrection,
  FigureDecision,
  FigureVerdict,
  ReportDocument,
} from '@/service/contract/documents/document'
import { DocumentMatch } from '@/service/contract/documents/document-match'
import {
  ListedReportSearch,
  NewReportSearchChoice,
  ReportSearch,
  ReportSearchChoice,
} from '@/service/contract/documents/report-search'
import { Engagement, EngagementChange } from '@/service/contract/engagement/engagement'
import { EngagementOverview } from '@/service/contract/engagement/engagement-overview'
import {
  NewStatedFigures,
  StatedFigure,
  StatedFigureList,
  StatedOutcomes,
  StatedRows,
  StatedVerdict,
} from '@/service/contract/engagement/stated-figure'
import {
  NewSupplierRequest,
  SupplierAnswer,
  SupplierForm,
  SupplierLetter,
  SupplierRequest,
  SupplierRequestList,
  SupplierRequestMade,
} from '@/service/contract/engagement/supplier-request'
import { ErrorBody } from '@/service/contract/error-body'
import {
  CategorySuggestions,
  EngagementGoalChange,
  EngagementGoalSet,
  Footprint,
  FootprintMethodChange,
  FootprintMethodChosen,
  SpendCategoriesSet,
  SpendCategoryChange,
} from '@/service/contract/footprint/footprint'
import {
  KeptFootprint,
  KeptFootprintCheck,
  KeptFootprintContent,
  KeptFootprintHead,
  KeptFootprintList,
  KeptFootprintRemoved,
  NewKeptFootprint,
} from '@/service/contract/footprint/kept-footprint'
import { TargetHistory } from '@/service/contract/footprint/target-history'
import {
  AcceptedFigure,
  FigureAcceptance,
  FigureWithdrawal,
  HeldFigure,
  HeldFigures,
} from '@/service/contract/held-figure'
import { Industry, IndustryPerformance, ScoredClass } from '@/service/contract/industry'
import {
  ListImport,
  ListImportChange,
  ListImportEnd,
  ListImportList,
  ListImportPage,
  ListImportRow,
  ListImportRows,
  NewListImport,
} from '@/service/contract/list-import'
import { LiveKey, LiveSourceState } from '@/service/contract/live-source'
import { Methodology } from '@/service/contract/methodology'
import {
  Annotation,
  AnnotationList,
  AnnotationText,
  NewAnnotation,
  Problem,
  ProblemChange,
  ProblemList,
  ProblemReport,
} from '@/service/contract/organization/annotation'
import { AssessedGroup, AssessedIndicator, OrganizationAssessment } from '@/service/contract/organization/assessment'
import {
  CommitmentCandidate,
  CommitmentChoice,
  CommitmentQuestion,
  CommitmentQuestions,
} from '@/service/contract/organization/commitment-questions'
import { CompanySearch } from '@/service/contract/organization/company-search'
import { Estimate, OrganizationEstimate, RegionalEstimate } from '@/service/contract/organization/estimate'
import {
  Evidence,
  EvidenceConversion,
  EvidenceEntry,
  EvidenceInput,
  EvidencePlace,
  EvidenceSource,
  EvidenceStatement,
  PrintedValue,
} from '@/service/contract/organization/evidence'
import { GroupChoice } from '@/service/contract/organization/group'
import { LabelChange, LabelsChanged, LabelsOfOrganization } from '@/service/contract/organization/labels'
import {
  DryRun,
  MatchCandidate,
  MatchChoice,
  MatchQuestion,
  MergeRequest,
  RelatedOrganization,
} from '@/service/contract/organization/match'
import {
  CurrencyConversion,
  Document,
  Emissions,
  Extraction,
  GroupOfOrganization,
  MatchingOrganization,
  Organization,
  Performance,
  PrivateStatement,
  ProductionEmissionFactor,
  RegisteredFields,
  SbtiTarget,
  ScoreReason,
  Source,
} from '@/service/contract/organization/organization'
import {
  ChangeBatch,
  ChangeOutcome,
  ChangeOutcomes,
  OrganizationChange,
  OrganizationIds,
  OrganizationsRemoved,
  OrganizationsRestored,
} from '@/service/contract/organization/organization-change'
import { OrganizationList, OrganizationSummary } from '@/service/contract/organization/organization-list'
import { OwnData, OwnDataAnswer } from '@/service/contract/organization/own-data'
import { PortfolioSummary } from '@/service/contract/organization/portfolio-summary'
import { Target, TargetList } from '@/service/contract/organization/target'
import { Timeline } from '@/service/contract/organization/timeline'
import {
  NewPactHost,
  PactHost,
  PactHostAsked,
  PactHostFetch,
  PactHostOfOrganization,
} from '@/service/contract/product-footprints/pact-host'
import {
  NewProductFootprints,
  ProductFootprintDocument,
  ProductFootprintEntry,
  ProductFootprintList,
  ProductFootprintOutcome,
  ProductFootprintsTaken,
} from '@/service/contract/product-footprints/product-footprint'
import {
  CreatedKey,
  CreatedProject,
  CreatedTeamKey,
  KeyRegistration,
  KeySummary,
  ProjectRegistration,
  ProjectSummary,
  TeamKeyRegistration,
  TeamKeySummary,
} from '@/service/contract/project'
import { Registration } from '@/service/contract/registration'
import {
  CreatedWebhook,
  DeliveryPage,
  NewWebhook,
  Replay,
  Replayed,
  RotatedSecret,
  SecretRotation,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookList,
} from '@/service/contract/webhook'
import { type JsonSchema, pascal, suitGenerators } from './generators/suit-generators'

/** Schemas of requests: the input side of transformations. */
const inputs = {
  Registration,
  OwnData,
  GroupChoice,
  Batch,
  OrganizationChange,
  ChangeBatch,
  OrganizationIds,
  NewListImport,
  ListImportRows,
  ListImportEnd,
  DocumentAddress,
  DocumentConfirmation,
  FigureVerdict,
  FigureDecision,
  FigureCorrection,
  MatchChoice,
  CommitmentChoice,
  MergeRequest,
  LabelChange,
  LabelsOfOrganization,
  ProblemReport,
  ProblemChange,
  NewAnnotation,
  AnnotationText,
  ProjectRegistration,
  KeyRegistration,
  TeamKeyRegistration,
  EditionImport,
  FigureAcceptance,
  FigureWithdrawal,
  EngagementGoalChange,
  SpendCategoryChange,
  FootprintMethodChange,
  NewKeptFootprint,
  DigestChange,
  NewWebhook,
  WebhookChange,
  SecretRotation,
  Replay,
  EngagementChange,
  NewStatedFigures,
  StatedRows,
  StatedVerdict,
  NewProductFootprints,
  NewPactHost,
  PactHostFetch,
  NewSupplierRequest,
  SupplierLetter,
  SupplierAnswer,
}

/** Schemas of responses. */
const outputs = {
  Organization,
  TargetHistory,
  KeptFootprint,
  KeptFootprintHead,
  KeptFootprintList,
  KeptFootprintContent,
  KeptFootprintCheck,
  KeptFootprintRemoved,
  Engagement,
  EngagementOverview,
  StatedFigureList,
  StatedFigure,
  StatedOutcomes,
  ProductFootprintList,
  ProductFootprintEntry,
  ProductFootprintOutcome,
  ProductFootprintsTaken,
  ProductFootprintDocument,
  PactHostOfOrganization,
  PactHost,
  PactHostAsked,
  SupplierRequestList,
  SupplierRequest,
  SupplierRequestMade,
  SupplierForm,
  Industry,
  IndustryPerformance,
  ScoredClass,
  MatchingOrganization,
  RegisteredFields,
  Performance,
  Emissions,
  CurrencyConversion,
  Extraction,
  PrivateStatement,
  ProductionEmissionFactor,
  GroupOfOrganization,
  Document,
  Source,
  SbtiTarget,
  ScoreReason,
  OrganizationAssessment,
  AssessedGroup,
  AssessedIndicator,
  Methodology,
  ProblemList,
  Problem,
  AnnotationList,
  Annotation,
  IndustryFigures,
  RegionFigures,
  RegionList,
  RegionSummary,
  OwnOrganization,
  Timeline,
  TargetList,
  Target,
  OrganizationList,
  OrganizationSummary,
  BatchOutcomes,
  BatchOutcome,
  BatchStatuses,
  ChangeOutcomes,
  ChangeOutcome,
  OrganizationsRemoved,
  OrganizationsRestored,
  ListImportList,
  ListImport,
  ListImportPage,
  ListImportRow,
  ListImportChange,
  PortfolioSummary,
  OwnDataAnswer,
  Footprint,
  EngagementGoalSet,
  CategorySuggestions,
  SpendCategoriesSet,
  FootprintMethodChosen,
  WebhookList,
  Webhook,
  CreatedWebhook,
  RotatedSecret,
  DeliveryPage,
  WebhookDelivery,
  Replayed,
  Digest,
  DigestMail,
  ChangePage,
  ChangeSummary,
  NotedChange,
  LabelsChanged,
  OrganizationEstimate,
  Estimate,
  RegionalEstimate,
  MatchQuestion,
  MatchCandidate,
  CompanySearch,
  CommitmentQuestions,
  CommitmentQuestion,
  CommitmentCandidate,
  RelatedOrganization,
  DryRun,
  DocumentList,
  DocumentMatch,
  ReportDocument,
  DocumentReading,
  DocumentFigure,
  ProjectSummary,
  CreatedProject,
  KeySummary,
  CreatedKey,
  TeamKeySummary,
  CreatedTeamKey,
  AuditPage,
  AuditEvent,
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
  LiveKey,
  LiveSourceState,
  ListedReportSearch,
  NewReportSearchChoice,
  ReportSearch,
  ReportSearchChoice,
  IncomingFile,
  EditionReport,
  ErrorBody,
}

export type ComponentName = keyof typeof inputs | keyof typeof outputs

/** `components.schemas` of the OpenAPI document, generated from the contract. */
export function buildComponents(): Record<string, JsonSchema> {
  const schemas = { ...toSchemas(inputs, 'input'), ...toSchemas(outputs, 'output') }
  return { ...schemas, FigureVerdict: { ...schemas['FigureVerdict'], discriminator: byDecision } }
}

/** Tells generators which verdict it is; otherwise they would try one after the other. */
const byDecision = {
  propertyName: 'decision',
  mapping: {
    ...Object.fromEntries(['accepted', 'rejected', 'proposed'].map((word) => [word, pathOf('FigureDecision')])),
    corrected: pathOf('FigureCorrection'),
  },
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
      // Responses may gain fields at any time, so their schemas never exclude others.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
    },
  })
  return Object.fromEntries(
    Object.entries(made).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [
      name,
      suitGenerators(schema, name),
    ]),
  )
}

/** Query parameters of a strict object schema, in order. `wire` in a contract gives a parameter's type on the wire. */
export function toParameters(query: z.ZodType): JsonSchema[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, property]) => {
    const { description, wire, ...schema } = typeof property === 'object' ? property : {}
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: typeof wire === 'object' && wire !== null ? wire : suitGenerators(withoutNull(schema), pascal(name)),
    }
  })
}

/** A query parameter is a text or absent. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const types = [schema['type']].flat().filter((type) => type !== 'null')
  return types.length === 1 ? { ...schema, type: types[0] } : schema
}
