// Written by `npm run build -- types` from the migrations; service/storage/schema.db.test.ts compares the two.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AcceptedFigureTable {
  source: string
  recordId: string
  year: number
  region: string
  field: string
  reason: string
  acceptedAt: Date
}

export interface ApiKeyTable {
  id: GeneratedAlways<number>
  projectId: number
  keyHash: Uint8Array
  prefix: string
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
  canRead: Generated<boolean>
  canWrite: Generated<boolean>
}

export interface AuditEventTable {
  id: GeneratedAlways<number>
  at: Date
  kind: string
  actor: string
  keyId: number | null
  projectId: number | null
  address: string | null
  details: ColumnType<unknown, string, string>
}

export interface ClassFiguresTable {
  kind: 'industry' | 'region'
  code: string
  companies: number
  disclosing: number
  scores: number[]
  intensities: number[]
  worldwide: number | null
  oneCountry: number | null
}

export interface CommitmentEventTable {
  source: string
  recordId: string
  edition: number
  listedOn: string
  removedOn: string
  record: ColumnType<unknown, string, string>
  isActive: boolean
}

export interface CompanyTable {
  id: number
  name: string
  hqRegion: string | null
  hqSubregion: string | null
  website: string | null
  industryId: string | null
  record: ColumnType<unknown, string, string>
  score: number | null
  digest: Generated<string>
  members: ColumnType<unknown, string | undefined, string>
}

export interface CompanyBlockTable {
  key: number
  companyId: number
}

export interface CompanyCommitmentTable {
  companyId: number
  source: string
  record: ColumnType<unknown, string, string>
}

export interface CompanyDisclosureTable {
  companyId: number
  source: string
  year: number
  record: ColumnType<unknown, string, string>
}

export interface CompanyKeyTable {
  kind: string
  value: string
  companyId: number
}

export interface CompanySearchTable {
  companyId: number
  weight: number
  nameLength: number
  searchText: string
}

export interface DigestTable {
  projectId: number
  cadence: 'daily' | 'weekly'
  recipients: ColumnType<unknown, string, string>
  language: string
  position: number
  nextAt: Date
  claimedUntil: Date | null
  lastSentAt: Date | null
  lastFailure: string | null
  failures: Generated<number>
}

export interface DocumentTable {
  id: GeneratedAlways<number>
  organizationId: number
  name: string
  origin: string
  url: string | null
  mediaType: string | null
  size: number | null
  sha256: string | null
  state: string
  failure: string | null
  pages: number | null
  pagesRead: Generated<number>
  addedAt: Date
  addedBy: string | null
  settledAt: Date | null
  removedAt: Date | null
  skippedPages: ColumnType<unknown, string | null | undefined, string | null>
  failureCode: string | null
  failureLimit: number | null
  lostReadings: Generated<number>
  modelReading: ColumnType<unknown, string | null | undefined, string | null>
  namesOrganization: boolean | null
  confirmedBy: string | null
  confirmedAt: Date | null
  firstOrganizationId: number | null
}

export interface DocumentChunkTable {
  documentId: number
  place: number
  bytes: Uint8Array
}

export interface DocumentFigureTable {
  id: GeneratedAlways<number>
  documentId: number
  year: number
  scope: string
  value: number
  gas: string | null
  printedValue: string
  printedUnit: string
  page: number
  quote: string
  box: ColumnType<unknown, string | null | undefined, string | null>
  confidence: number
  reasons: ColumnType<unknown, string, string>
  decision: Generated<string>
  correctedYear: number | null
  correctedScope: string | null
  correctedValue: number | null
  decidedBy: string | null
  decidedAt: Date | null
  note: string | null
  currency: string | null
  basis: string | null
  correctedCurrency: string | null
  proof: 'sum' | 'two_readers' | null
  reader: Generated<'rules' | 'model'>
  otherReading: ColumnType<unknown, string | null | undefined, string | null>
}

export interface DocumentStatementTable {
  id: GeneratedAlways<number>
  documentId: number
  kind: 'assurance' | 'boundary' | 'base_year' | 'gwp'
  value: string
  assuredBy: string | null
  page: number
  quote: string
  box: ColumnType<unknown, string | null | undefined, string | null>
}

export interface EngagementGoalTable {
  projectId: number
  basis: string
  share: number
  year: number
  setAt: Date
}

export interface IndustryFactorTable {
  industryId: string
  year: number
  region: string
  kgPerUsd: number
  basis: 'epa_supply_chain' | 'median_of_disclosed'
  organizations: number | null
}

export interface IndustryPeersTable {
  industryId: string
  kgPerUsd: number
  organizations: number
}

export interface IndustryStandingTable {
  industryId: string
  meanScore: number
  scores: number[]
  knownShares: Generated<number[]>
}

export interface KeptFootprintTable {
  id: GeneratedAlways<number>
  projectId: number
  title: string
  keptBy: string | null
  keptAt: Date
  year: number
  currency: string
  kg: number
  suppliers: number
  coveredSuppliers: number
  version: number
  digest: string
  content: Uint8Array
}

export interface LegalEntityTable {
  lei: string
  name: string
  otherNames: string[]
  nameKey: string
  country: string | null
  subregion: string | null
  legalCountry: string | null
  status: string
  registrationStatus: string
  category: string | null
  legalForm: string | null
  directParentLei: string | null
  ultimateParentLei: string | null
  updatedAt: Date
}

export interface LegalEntityEditionTable {
  slot: 'current' | 'previous'
  file: string
  parentsFile: string | null
  publishedAt: Date | null
  loadedAt: Date
  entityCount: number
}

export interface ListImportTable {
  id: GeneratedAlways<number>
  projectId: number
  fileName: string | null
  importedBy: string | null
  createdAt: Date
  completedAt: Date | null
  takenBackAt: Date | null
  replacedBy: number | null
  rows: Generated<number>
  registered: Generated<number>
  found: Generated<number>
  refused: Generated<number>
}

export interface ListImportRowTable {
  importId: number
  number: number
  name: string
  country: string | null
  organizationId: number | null
  isOwn: boolean
  detail: string | null
}

export interface LiveFetchTable {
  source: string
  state: 'waiting' | 'running' | 'done' | 'failed'
  askedAt: Date
  beganAt: Date | null
  claimedUntil: Date | null
  step: string | null
  done: Generated<number>
  total: number | null
  endedAt: Date | null
  outcome: 'imported' | 'unchanged' | null
  failureCode: string | null
  failure: string | null
  remedy: string | null
  failures: Generated<number>
  remarks: ColumnType<unknown, string | undefined, string>
}

export interface LiveKeyTable {
  source: string
  sealed: string
  setAt: Date
  setBy: string | null
}

export interface MatchAnswerTable {
  projectId: number
  spelling: string
  region: string
  companyId: number | null
  organizationId: number
  answeredAt: Date
  notCompanies: ColumnType<unknown, string | undefined, string>
}

export interface MatchCandidateTable {
  organizationId: number
  companyId: number
  place: number
  likeness: number
  reasons: ColumnType<unknown, string, string>
  vetoes: ColumnType<unknown, string, string>
}

export interface MatchingRulesTable {
  isOnly: Generated<boolean>
  version: string
}

export interface OrganizationTable {
  id: GeneratedAlways<number>
  projectId: number
  name: string | null
  hqRegion: string | null
  hqSubregion: string | null
  hqFuzzy: string | null
  industryId: string | null
  industryName: string | null
  website: string | null
  externalId: string | null
  isLegalEntityName: boolean | null
  leiNumber: string | null
  isinNumber: string | null
  dunsNumber: string | null
  spGlobalNumber: string | null
  nameKey: string | null
  websiteDomain: string | null
  foundName: string | null
  foundRegion: string | null
  foundSubregion: string | null
  foundWebsite: string | null
  companyId: number | null
  status: string
  createdAt: Date
  updatedAt: Date
  outcome: ColumnType<unknown, string | null | undefined, string | null>
  score: number | null
  scorePercentile: number | null
  industry: string | null
  industryRank: string | null
  regionRank: string | null
  emissionsKg: number | null
  emissionsYear: number | null
  emissionsRegion: string | null
  emissionsCover: string | null
  hasScienceBasedTarget: boolean | null
  revision: Generated<number>
  sortName: Generated<string>
  searchText: Generated<string>
  firstRegion: string | null
  coreKey: string | null
  mergedInto: number | null
  country: GeneratedAlways<string | null>
  countryName: GeneratedAlways<string | null>
  division: GeneratedAlways<string | null>
  phase: GeneratedAlways<number | null>
  sbtiStatus: string | null
  hasNetZeroTarget: boolean | null
  isInRaceToZero: boolean | null
  hasSignedClimatePledge: boolean | null
  confidence: string | null
  openCandidates: Generated<number>
  listFacts: ColumnType<unknown, string | null | undefined, string | null>
  searchWords: GeneratedAlways<string | null>
  scope_1_2Kg: number | null
  allScopesKg: number | null
  intensityKgPerUsd: number | null
  intensityYear: number | null
  removedAt: Date | null
  setByHand: ColumnType<unknown, string | undefined, string>
  isInGlobalCompact: boolean | null
  hidesGroup: Generated<boolean>
  saidToBe: number | null
}

export interface OrganizationAnnotationTable {
  id: GeneratedAlways<number>
  organizationId: number
  pointer: string | null
  year: number | null
  region: string | null
  text: string
  author: string | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
  firstOrganizationId: number | null
}

export interface OrganizationAnswerTable {
  organizationId: number
  currency: string
  etag: string
  body: string
}

export interface OrganizationChangeTable {
  id: GeneratedAlways<number>
  projectId: number
  organizationId: number
  companyId: number | null
  kind: string
  happenedOn: string
  notedAt: Date
  isHistory: boolean
  details: ColumnType<unknown, string, string>
  sameAs: string | null
  firstOrganizationId: number | null
}

export interface OrganizationDuplicateTable {
  organizationId: number
  otherId: number
  reason: string
}

export interface OrganizationEngagementTable {
  organizationId: number
  projectId: number
  stage: 'not_contacted' | 'asked' | 'answered' | 'verified' | 'declined'
  owner: string | null
  nextStep: string | null
  dueOn: string | null
  changedBy: string | null
  changedAt: Date
}

export interface OrganizationEngagementChangeTable {
  id: GeneratedAlways<number>
  organizationId: number
  stage: 'not_contacted' | 'asked' | 'answered' | 'verified' | 'declined'
  owner: string | null
  nextStep: string | null
  dueOn: string | null
  changedBy: string | null
  changedAt: Date
  firstOrganizationId: number | null
}

export interface OrganizationFootprintMethodTable {
  organizationId: number
  projectId: number
  method: string
  chosenAt: Date
  firstOrganizationId: number | null
}

export interface OrganizationLabelTable {
  organizationId: number
  labelKey: string
  projectId: number
  label: string
  addedBy: string | null
  addedAt: Date | null
  firstOrganizationId: number | null
}

export interface OrganizationOwnDataTable {
  organizationId: number
  projectId: number
  category: string | null
  buyer: string | null
  contactEmail: string | null
  otherColumns: ColumnType<unknown, string, string>
  searchText: string
  updatedAt: Date
}

export interface OrganizationProblemTable {
  id: GeneratedAlways<number>
  organizationId: number
  pointer: string
  year: number | null
  region: string | null
  text: string
  author: string | null
  createdAt: Date
  closedAt: Date | null
  firstOrganizationId: number | null
}

export interface OrganizationRegistrationTable {
  projectId: number
  fingerprint: string
  organizationId: number
}

export interface OrganizationSpendTable {
  organizationId: number
  account: string
  year: number
  place: number
  projectId: number
  amount: number
  currency: string
  category: string | null
  priceBasis: string | null
  givenAt: Date
}

export interface OrganizationStateTable {
  id: GeneratedAlways<number>
  organizationId: number
  state: string
  reason: string
  at: Date
}

export interface OrganizationYearlySpendTable {
  organizationId: number
  year: number
  projectId: number
  usd: number | null
}

export interface PactHostTable {
  organizationId: number
  projectId: number
  url: string
  authUrl: string | null
  clientId: string
  sealed: string
  setBy: string | null
  setAt: Date
  askedAt: Date | null
  answered: number | null
  failure: string | null
  firstOrganizationId: number | null
}

export interface ProductFootprintTable {
  id: GeneratedAlways<number>
  organizationId: number
  projectId: number
  pactId: string
  precedingIds: ColumnType<unknown, string, string>
  status: 'Active' | 'Deprecated'
  validFrom: Date | null
  validUntil: Date
  changesAt: Date | null
  document: ColumnType<unknown, string, string>
  companyKnownBy: 'identifier' | 'name' | 'person'
  origin: 'uploaded' | 'host'
  givenFrom: string | null
  givenBy: string | null
  givenAt: Date
  firstOrganizationId: number | null
}

export interface ProjectTable {
  id: GeneratedAlways<number>
  name: string
  maxOrganizations: number | null
  organizationCount: Generated<number>
  createdAt: Date
}

export interface ReadingBegunTable {
  queue: string
  turn: number
}

export interface ReadingTurnTable {
  queue: string
  projectId: number
  turn: number
}

export interface ReferenceEditionTable {
  fingerprint: string
  loadedAt: Date
}

export interface ReportSearchTable {
  organizationId: number
  state: 'waiting' | 'searching' | 'found' | 'asks' | 'not_found'
  askedAt: Date
  claimedUntil: Date | null
  endedAt: Date | null
  nextAt: Date | null
  documentId: number | null
  url: string | null
  tried: ColumnType<unknown, string | undefined, string>
}

export interface ReportSearchChoiceTable {
  onlyRow: Generated<boolean>
  isOn: boolean
  setAt: Date
}

export interface ResearchDueTable {
  organizationId: number
  reason: string
}

export interface RowAnswerTable {
  projectId: number
  companyId: number
  otherId: number
  isSame: boolean
  organizationId: number
  answeredAt: Date
}

export interface SoughtReportTable {
  organizationId: number
  url: string
}

export interface SourceCheckTable {
  source: string
  checkedAt: Date | null
  failures: Generated<number>
  lastFailure: string | null
  etag: string | null
  lastModified: string | null
  sha256: string | null
  claimedUntil: Date | null
}

export interface SourceEditionTable {
  id: GeneratedAlways<number>
  source: string
  number: number | null
  state: 'in_use' | 'previous' | 'past' | 'refused'
  files: ColumnType<unknown, string, string>
  retrievedOn: string | null
  vintage: string | null
  records: number | null
  refused: number | null
  refusedRows: ColumnType<unknown, string | undefined, string>
  reason: string | null
  content: Uint8Array | null
  importedAt: Date
}

export interface SpendCategoryTable {
  projectId: number
  folded: string
  category: string
  industryId: string | null
  scope3Category: number | null
  setAt: Date
}

export interface SpendRateTable {
  currency: string
  year: number
  perUsd: number
}

export interface StatedFigureTable {
  id: GeneratedAlways<number>
  organizationId: number
  projectId: number
  year: number
  scope: string
  tonnes: number
  givenValue: number
  givenUnit: string
  method: string | null
  assurance: 'none' | 'unspecified' | 'limited' | 'reasonable' | null
  note: string | null
  origin: 'typed' | 'imported' | 'answered'
  givenBy: string | null
  givenAt: Date
  decision: 'proposed' | 'accepted' | 'rejected'
  decidedBy: string | null
  decidedAt: Date | null
  decisionNote: string | null
  requestId: number | null
  firstOrganizationId: number | null
}

export interface SupplierRequestTable {
  id: GeneratedAlways<number>
  organizationId: number
  projectId: number
  tokenHash: string
  team: string
  language: string
  year: number
  recipient: string | null
  createdBy: string | null
  createdAt: Date
  expiresAt: Date
  openedAt: Date | null
  revokedAt: Date | null
  answeredAt: Date | null
  answeredBy: string | null
  answeredEmail: string | null
  declines: Generated<boolean>
  note: string | null
  documentId: number | null
  uploads: Generated<number>
  mails: Generated<number>
  mailedAt: Date | null
}

export interface TeamKeyTable {
  keyHash: Uint8Array
  createdAt: Date
  id: GeneratedAlways<number>
  prefix: string | null
  expiresAt: Date | null
  revokedAt: Date | null
  lastUsedAt: Date | null
}

export interface WebhookTable {
  id: GeneratedAlways<number>
  projectId: number
  url: string
  description: string | null
  kinds: ColumnType<unknown, string | null | undefined, string | null>
  secret: string
  earlierSecret: string | null
  earlierUntil: Date | null
  state: 'on' | 'off'
  isGone: Generated<boolean>
  createdAt: Date
  position: number
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<number>
  webhookId: number
  changeId: number
  state: 'waiting' | 'sending' | 'delivered' | 'dead'
  attempts: Generated<number>
  madeAt: Date
  nextAt: Date
  claimedUntil: Date | null
  endedAt: Date | null
  status: number | null
  failure: string | null
}

export interface Tables {
  acceptedFigure: AcceptedFigureTable
  apiKey: ApiKeyTable
  auditEvent: AuditEventTable
  classFigures: ClassFiguresTable
  commitmentEvent: CommitmentEventTable
  company: CompanyTable
  companyBlock: CompanyBlockTable
  companyCommitment: CompanyCommitmentTable
  companyDisclosure: CompanyDisclosureTable
  companyKey: CompanyKeyTable
  companySearch: CompanySearchTable
  digest: DigestTable
  document: DocumentTable
  documentChunk: DocumentChunkTable
  documentFigure: DocumentFigureTable
  documentStatement: DocumentStatementTable
  engagementGoal: EngagementGoalTable
  industryFactor: IndustryFactorTable
  industryPeers: IndustryPeersTable
  industryStanding: IndustryStandingTable
  keptFootprint: KeptFootprintTable
  legalEntity: LegalEntityTable
  legalEntityEdition: LegalEntityEditionTable
  listImport: ListImportTable
  listImportRow: ListImportRowTable
  liveFetch: LiveFetchTable
  liveKey: LiveKeyTable
  matchAnswer: MatchAnswerTable
  matchCandidate: MatchCandidateTable
  matchingRules: MatchingRulesTable
  organization: OrganizationTable
  organizationAnnotation: OrganizationAnnotationTable
  organizationAnswer: OrganizationAnswerTable
  organizationChange: OrganizationChangeTable
  organizationDuplicate: OrganizationDuplicateTable
  organizationEngagement: OrganizationEngagementTable
  organizationEngagementChange: OrganizationEngagementChangeTable
  organizationFootprintMethod: OrganizationFootprintMethodTable
  organizationLabel: OrganizationLabelTable
  organizationOwnData: OrganizationOwnDataTable
  organizationProblem: OrganizationProblemTable
  organizationRegistration: OrganizationRegistrationTable
  organizationSpend: OrganizationSpendTable
  organizationState: OrganizationStateTable
  organizationYearlySpend: OrganizationYearlySpendTable
  pactHost: PactHostTable
  productFootprint: ProductFootprintTable
  project: ProjectTable
  readingBegun: ReadingBegunTable
  readingTurn: ReadingTurnTable
  referenceEdition: ReferenceEditionTable
  reportSearch: ReportSearchTable
  reportSearchChoice: ReportSearchChoiceTable
  researchDue: ResearchDueTable
  rowAnswer: RowAnswerTable
  soughtReport: SoughtReportTable
  sourceCheck: SourceCheckTable
  sourceEdition: SourceEditionTable
  spendCategory: SpendCategoryTable
  spendRate: SpendRateTable
  statedFigure: StatedFigureTable
  supplierRequest: SupplierRequestTable
  teamKey: TeamKeyTable
  webhook: WebhookTable
  webhookDelivery: WebhookDeliveryTable
}

/** PostgreSQL types, for rows that are given as JSON. */
export const columnTypes = {
  acceptedFigure: {
    source: 'text',
    recordId: 'text',
    year: 'integer',
    region: 'text',
    field: 'text',
    reason: 'text',
    acceptedAt: 'timestamp with time zone',
  },
  apiKey: {
    id: 'bigint',
    projectId: 'bigint',
    keyHash: 'bytea',
    prefix: 'text',
    createdAt: 'timestamp with time zone',
    expiresAt: 'timestamp with time zone',
    revokedAt: 'timestamp with time zone',
    lastUsedAt: 'timestamp with time zone',
    canRead: 'boolean',
    canWrite: 'boolean',
  },
  auditEvent: {
    id: 'bigint',
    at: 'timestamp with time zone',
    kind: 'text',
    actor: 'text',
    keyId: 'bigint',
    projectId: 'bigint',
    address: 'text',
    details: 'jsonb',
  },
  classFigures: {
    kind: 'text',
    code: 'text',
    companies: 'integer',
    disclosing: 'integer',
    scores: 'double precision[]',
    intensities: 'double precision[]',
    worldwide: 'integer',
    oneCountry: 'integer',
  },
  commitmentEvent: {
    source: 'text',
    recordId: 'text',
    edition: 'integer',
    listedOn: 'date',
    removedOn: 'date',
    record: 'jsonb',
    isActive: 'boolean',
  },
  company: {
    id: 'bigint',
    name: 'text',
    hqRegion: 'text',
    hqSubregion: 'text',
    website: 'text',
    industryId: 'text',
    record: 'jsonb',
    score: 'double precision',
    digest: 'text',
    members: 'jsonb',
  },
  companyBlock: {
    key: 'bigint',
    companyId: 'bigint',
  },
  companyCommitment: {
    companyId: 'bigint',
    source: 'text',
    record: 'jsonb',
  },
  companyDisclosure: {
    companyId: 'bigint',
    source: 'text',
    year: 'integer',
    record: 'jsonb',
  },
  companyKey: {
    kind: 'text',
    value: 'text',
    companyId: 'bigint',
  },
  companySearch: {
    companyId: 'bigint',
    weight: 'smallint',
    nameLength: 'smallint',
    searchText: 'text',
  },
  digest: {
    projectId: 'bigint',
    cadence: 'text',
    recipients: 'jsonb',
    language: 'text',
    position: 'bigint',
    nextAt: 'timestamp with time zone',
    claimedUntil: 'timestamp with time zone',
    lastSentAt: 'timestamp with time zone',
    lastFailure: 'text',
    failures: 'integer',
  },
  document: {
    id: 'bigint',
    organizationId: 'bigint',
    name: 'text',
    origin: 'text',
    url: 'text',
    mediaType: 'text',
    size: 'integer',
    sha256: 'text',
    state: 'text',
    failure: 'text',
    pages: 'integer',
    pagesRead: 'integer',
    addedAt: 'timestamp with time zone',
    addedBy: 'text',
    settledAt: 'timestamp with time zone',
    removedAt: 'timestamp with time zone',
    skippedPages: 'jsonb',
    failureCode: 'text',
    failureLimit: 'integer',
    lostReadings: 'integer',
    modelReading: 'jsonb',
    namesOrganization: 'boolean',
    confirmedBy: 'text',
    confirmedAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  documentChunk: {
    documentId: 'bigint',
    place: 'integer',
    bytes: 'bytea',
  },
  documentFigure: {
    id: 'bigint',
    documentId: 'bigint',
    year: 'integer',
    scope: 'text',
    value: 'double precision',
    gas: 'text',
    printedValue: 'text',
    printedUnit: 'text',
    page: 'integer',
    quote: 'text',
    box: 'jsonb',
    confidence: 'double precision',
    reasons: 'jsonb',
    decision: 'text',
    correctedYear: 'integer',
    correctedScope: 'text',
    correctedValue: 'double precision',
    decidedBy: 'text',
    decidedAt: 'timestamp with time zone',
    note: 'text',
    currency: 'text',
    basis: 'text',
    correctedCurrency: 'text',
    proof: 'text',
    reader: 'text',
    otherReading: 'jsonb',
  },
  documentStatement: {
    id: 'bigint',
    documentId: 'bigint',
    kind: 'text',
    value: 'text',
    assuredBy: 'text',
    page: 'integer',
    quote: 'text',
    box: 'jsonb',
  },
  engagementGoal: {
    projectId: 'bigint',
    basis: 'text',
    share: 'double precision',
    year: 'integer',
    setAt: 'timestamp with time zone',
  },
  industryFactor: {
    industryId: 'text',
    year: 'integer',
    region: 'text',
    kgPerUsd: 'double precision',
    basis: 'text',
    organizations: 'integer',
  },
  industryPeers: {
    industryId: 'text',
    kgPerUsd: 'double precision',
    organizations: 'integer',
  },
  industryStanding: {
    industryId: 'text',
    meanScore: 'double precision',
    scores: 'double precision[]',
    knownShares: 'double precision[]',
  },
  keptFootprint: {
    id: 'bigint',
    projectId: 'bigint',
    title: 'text',
    keptBy: 'text',
    keptAt: 'timestamp with time zone',
    year: 'integer',
    currency: 'text',
    kg: 'double precision',
    suppliers: 'integer',
    coveredSuppliers: 'integer',
    version: 'integer',
    digest: 'text',
    content: 'bytea',
  },
  legalEntity: {
    lei: 'text',
    name: 'text',
    otherNames: 'text[]',
    nameKey: 'text',
    country: 'text',
    subregion: 'text',
    legalCountry: 'text',
    status: 'text',
    registrationStatus: 'text',
    category: 'text',
    legalForm: 'text',
    directParentLei: 'text',
    ultimateParentLei: 'text',
    updatedAt: 'timestamp with time zone',
  },
  legalEntityEdition: {
    slot: 'text',
    file: 'text',
    parentsFile: 'text',
    publishedAt: 'timestamp with time zone',
    loadedAt: 'timestamp with time zone',
    entityCount: 'integer',
  },
  listImport: {
    id: 'bigint',
    projectId: 'bigint',
    fileName: 'text',
    importedBy: 'text',
    createdAt: 'timestamp with time zone',
    completedAt: 'timestamp with time zone',
    takenBackAt: 'timestamp with time zone',
    replacedBy: 'bigint',
    rows: 'integer',
    registered: 'integer',
    found: 'integer',
    refused: 'integer',
  },
  listImportRow: {
    importId: 'bigint',
    number: 'integer',
    name: 'text',
    country: 'text',
    organizationId: 'bigint',
    isOwn: 'boolean',
    detail: 'text',
  },
  liveFetch: {
    source: 'text',
    state: 'text',
    askedAt: 'timestamp with time zone',
    beganAt: 'timestamp with time zone',
    claimedUntil: 'timestamp with time zone',
    step: 'text',
    done: 'integer',
    total: 'integer',
    endedAt: 'timestamp with time zone',
    outcome: 'text',
    failureCode: 'text',
    failure: 'text',
    remedy: 'text',
    failures: 'integer',
    remarks: 'jsonb',
  },
  liveKey: {
    source: 'text',
    sealed: 'text',
    setAt: 'timestamp with time zone',
    setBy: 'text',
  },
  matchAnswer: {
    projectId: 'bigint',
    spelling: 'text',
    region: 'text',
    companyId: 'bigint',
    organizationId: 'bigint',
    answeredAt: 'timestamp with time zone',
    notCompanies: 'jsonb',
  },
  matchCandidate: {
    organizationId: 'bigint',
    companyId: 'bigint',
    place: 'integer',
    likeness: 'double precision',
    reasons: 'jsonb',
    vetoes: 'jsonb',
  },
  matchingRules: {
    isOnly: 'boolean',
    version: 'text',
  },
  organization: {
    id: 'bigint',
    projectId: 'bigint',
    name: 'text',
    hqRegion: 'text',
    hqSubregion: 'text',
    hqFuzzy: 'text',
    industryId: 'text',
    industryName: 'text',
    website: 'text',
    externalId: 'text',
    isLegalEntityName: 'boolean',
    leiNumber: 'text',
    isinNumber: 'text',
    dunsNumber: 'text',
    spGlobalNumber: 'text',
    nameKey: 'text',
    websiteDomain: 'text',
    foundName: 'text',
    foundRegion: 'text',
    foundSubregion: 'text',
    foundWebsite: 'text',
    companyId: 'bigint',
    status: 'text',
    createdAt: 'timestamp with time zone',
    updatedAt: 'timestamp with time zone',
    outcome: 'jsonb',
    score: 'double precision',
    scorePercentile: 'double precision',
    industry: 'text',
    industryRank: 'text',
    regionRank: 'text',
    emissionsKg: 'double precision',
    emissionsYear: 'integer',
    emissionsRegion: 'text',
    emissionsCover: 'text',
    hasScienceBasedTarget: 'boolean',
    revision: 'integer',
    sortName: 'text',
    searchText: 'text',
    firstRegion: 'text',
    coreKey: 'text',
    mergedInto: 'bigint',
    country: 'text',
    countryName: 'text',
    division: 'text',
    phase: 'smallint',
    sbtiStatus: 'text',
    hasNetZeroTarget: 'boolean',
    isInRaceToZero: 'boolean',
    hasSignedClimatePledge: 'boolean',
    confidence: 'text',
    openCandidates: 'integer',
    listFacts: 'jsonb',
    searchWords: 'text',
    scope_1_2Kg: 'double precision',
    allScopesKg: 'double precision',
    intensityKgPerUsd: 'double precision',
    intensityYear: 'integer',
    removedAt: 'timestamp with time zone',
    setByHand: 'jsonb',
    isInGlobalCompact: 'boolean',
    hidesGroup: 'boolean',
    saidToBe: 'bigint',
  },
  organizationAnnotation: {
    id: 'bigint',
    organizationId: 'bigint',
    pointer: 'text',
    year: 'integer',
    region: 'text',
    text: 'text',
    author: 'text',
    createdAt: 'timestamp with time zone',
    updatedAt: 'timestamp with time zone',
    deletedAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  organizationAnswer: {
    organizationId: 'bigint',
    currency: 'text',
    etag: 'text',
    body: 'text',
  },
  organizationChange: {
    id: 'bigint',
    projectId: 'bigint',
    organizationId: 'bigint',
    companyId: 'bigint',
    kind: 'text',
    happenedOn: 'date',
    notedAt: 'timestamp with time zone',
    isHistory: 'boolean',
    details: 'jsonb',
    sameAs: 'text',
    firstOrganizationId: 'bigint',
  },
  organizationDuplicate: {
    organizationId: 'bigint',
    otherId: 'bigint',
    reason: 'text',
  },
  organizationEngagement: {
    organizationId: 'bigint',
    projectId: 'bigint',
    stage: 'text',
    owner: 'text',
    nextStep: 'text',
    dueOn: 'date',
    changedBy: 'text',
    changedAt: 'timestamp with time zone',
  },
  organizationEngagementChange: {
    id: 'bigint',
    organizationId: 'bigint',
    stage: 'text',
    owner: 'text',
    nextStep: 'text',
    dueOn: 'date',
    changedBy: 'text',
    changedAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  organizationFootprintMethod: {
    organizationId: 'bigint',
    projectId: 'bigint',
    method: 'text',
    chosenAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  organizationLabel: {
    organizationId: 'bigint',
    labelKey: 'text',
    projectId: 'bigint',
    label: 'text',
    addedBy: 'text',
    addedAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  organizationOwnData: {
    organizationId: 'bigint',
    projectId: 'bigint',
    category: 'text',
    buyer: 'text',
    contactEmail: 'text',
    otherColumns: 'jsonb',
    searchText: 'text',
    updatedAt: 'timestamp with time zone',
  },
  organizationProblem: {
    id: 'bigint',
    organizationId: 'bigint',
    pointer: 'text',
    year: 'integer',
    region: 'text',
    text: 'text',
    author: 'text',
    createdAt: 'timestamp with time zone',
    closedAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  organizationRegistration: {
    projectId: 'bigint',
    fingerprint: 'text',
    organizationId: 'bigint',
  },
  organizationSpend: {
    organizationId: 'bigint',
    account: 'text',
    year: 'integer',
    place: 'integer',
    projectId: 'bigint',
    amount: 'double precision',
    currency: 'text',
    category: 'text',
    priceBasis: 'text',
    givenAt: 'timestamp with time zone',
  },
  organizationState: {
    id: 'bigint',
    organizationId: 'bigint',
    state: 'text',
    reason: 'text',
    at: 'timestamp with time zone',
  },
  organizationYearlySpend: {
    organizationId: 'bigint',
    year: 'integer',
    projectId: 'bigint',
    usd: 'double precision',
  },
  pactHost: {
    organizationId: 'bigint',
    projectId: 'bigint',
    url: 'text',
    authUrl: 'text',
    clientId: 'text',
    sealed: 'text',
    setBy: 'text',
    setAt: 'timestamp with time zone',
    askedAt: 'timestamp with time zone',
    answered: 'integer',
    failure: 'text',
    firstOrganizationId: 'bigint',
  },
  productFootprint: {
    id: 'bigint',
    organizationId: 'bigint',
    projectId: 'bigint',
    pactId: 'text',
    precedingIds: 'jsonb',
    status: 'text',
    validFrom: 'timestamp with time zone',
    validUntil: 'timestamp with time zone',
    changesAt: 'timestamp with time zone',
    document: 'jsonb',
    companyKnownBy: 'text',
    origin: 'text',
    givenFrom: 'text',
    givenBy: 'text',
    givenAt: 'timestamp with time zone',
    firstOrganizationId: 'bigint',
  },
  project: {
    id: 'bigint',
    name: 'text',
    maxOrganizations: 'integer',
    organizationCount: 'integer',
    createdAt: 'timestamp with time zone',
  },
  readingBegun: {
    queue: 'text',
    turn: 'integer',
  },
  readingTurn: {
    queue: 'text',
    projectId: 'bigint',
    turn: 'integer',
  },
  referenceEdition: {
    fingerprint: 'text',
    loadedAt: 'timestamp with time zone',
  },
  reportSearch: {
    organizationId: 'bigint',
    state: 'text',
    askedAt: 'timestamp with time zone',
    claimedUntil: 'timestamp with time zone',
    endedAt: 'timestamp with time zone',
    nextAt: 'timestamp with time zone',
    documentId: 'bigint',
    url: 'text',
    tried: 'jsonb',
  },
  reportSearchChoice: {
    onlyRow: 'boolean',
    isOn: 'boolean',
    setAt: 'timestamp with time zone',
  },
  researchDue: {
    organizationId: 'bigint',
    reason: 'text',
  },
  rowAnswer: {
    projectId: 'bigint',
    companyId: 'bigint',
    otherId: 'bigint',
    isSame: 'boolean',
    organizationId: 'bigint',
    answeredAt: 'timestamp with time zone',
  },
  soughtReport: {
    organizationId: 'bigint',
    url: 'text',
  },
  sourceCheck: {
    source: 'text',
    checkedAt: 'timestamp with time zone',
    failures: 'integer',
    lastFailure: 'text',
    etag: 'text',
    lastModified: 'text',
    sha256: 'text',
    claimedUntil: 'timestamp with time zone',
  },
  sourceEdition: {
    id: 'bigint',
    source: 'text',
    number: 'integer',
    state: 'text',
    files: 'jsonb',
    retrievedOn: 'date',
    vintage: 'text',
    records: 'integer',
    refused: 'integer',
    refusedRows: 'jsonb',
    reason: 'text',
    content: 'bytea',
    importedAt: 'timestamp with time zone',
  },
  spendCategory: {
    projectId: 'bigint',
    folded: 'text',
    category: 'text',
    industryId: 'text',
    scope3Category: 'integer',
    setAt: 'timestamp with time zone',
  },
  spendRate: {
    currency: 'text',
    year: 'integer',
    perUsd: 'double precision',
  },
  statedFigure: {
    id: 'bigint',
    organizationId: 'bigint',
    projectId: 'bigint',
    year: 'integer',
    scope: 'text',
    tonnes: 'double precision',
    givenValue: 'double precision',
    givenUnit: 'text',
    method: 'text',
    assurance: 'text',
    note: 'text',
    origin: 'text',
    givenBy: 'text',
    givenAt: 'timestamp with time zone',
    decision: 'text',
    decidedBy: 'text',
    decidedAt: 'timestamp with time zone',
    decisionNote: 'text',
    requestId: 'bigint',
    firstOrganizationId: 'bigint',
  },
  supplierRequest: {
    id: 'bigint',
    organizationId: 'bigint',
    projectId: 'bigint',
    tokenHash: 'text',
    team: 'text',
    language: 'text',
    year: 'integer',
    recipient: 'text',
    createdBy: 'text',
    createdAt: 'timestamp with time zone',
    expiresAt: 'timestamp with time zone',
    openedAt: 'timestamp with time zone',
    revokedAt: 'timestamp with time zone',
    answeredAt: 'timestamp with time zone',
    answeredBy: 'text',
    answeredEmail: 'text',
    declines: 'boolean',
    note: 'text',
    documentId: 'bigint',
    uploads: 'integer',
    mails: 'integer',
    mailedAt: 'timestamp with time zone',
  },
  teamKey: {
    keyHash: 'bytea',
    createdAt: 'timestamp with time zone',
    id: 'bigint',
    prefix: 'text',
    expiresAt: 'timestamp with time zone',
    revokedAt: 'timestamp with time zone',
    lastUsedAt: 'timestamp with time zone',
  },
  webhook: {
    id: 'bigint',
    projectId: 'bigint',
    url: 'text',
    description: 'text',
    kinds: 'jsonb',
    secret: 'text',
    earlierSecret: 'text',
    earlierUntil: 'timestamp with time zone',
    state: 'text',
    isGone: 'boolean',
    createdAt: 'timestamp with time zone',
    position: 'bigint',
  },
  webhookDelivery: {
    id: 'bigint',
    webhookId: 'bigint',
    changeId: 'bigint',
    state: 'text',
    attempts: 'integer',
    madeAt: 'timestamp with time zone',
    nextAt: 'timestamp with time zone',
    claimedUntil: 'timestamp with time zone',
    endedAt: 'timestamp with time zone',
    status: 'integer',
    failure: 'text',
  },
} as const
