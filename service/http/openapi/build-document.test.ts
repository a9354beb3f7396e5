import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import openapiTypescript, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildDocument } from './build-document'

const Content = z.record(
  z.string(),
  z.looseObject({
    schema: z.record(z.string(), z.unknown()).optional(),
    example: z.unknown().optional(),
    examples: z.unknown().optional(),
  }),
)
const Described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        requestBody: z.looseObject({ content: Content }).optional(),
        responses: z.record(z.string(), z.looseObject({ content: Content.optional() })),
      }),
    ),
  ),
})

describe('buildDocument', () => {
  const document = buildDocument(null)
  const described = Described.parse(JSON.parse(JSON.stringify(document)))

  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect(result).toEqual({ valid: true })
  })

  it('keeps every rule of a linter, one name for one operation and a 4xx answer of each among them', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] })
    const problems = async (source: object) => {
      const found = await lintFromString({ source: JSON.stringify(source), absoluteRef: '/openapi.json', config })
      return found.map(({ ruleId, message }) => `${ruleId}: ${message}`)
    }
    expect(await problems(document)).toEqual([])
    // The linter sees what generators fail on.
    const docs = document.paths['/docs']
    const twice = { ...docs, get: { ...docs.get, operationId: 'checkHealth' } }
    expect(await problems({ ...document, paths: { ...document.paths, '/docs': twice } })).toEqual([
      expect.stringMatching(/^operation-operationId-unique: /),
    ])
  })

  it('gives types that compile, and has a client read the fields of an answer', { timeout: 120_000 }, async () => {
    const types = astToString(await openapiTypescript(JSON.stringify(document)))
    const client = `import type { components, operations } from './service'
      declare const figures: operations['readDocument']['responses'][200]['content']['application/json']
      declare const itself: operations['readOpenApiDocument']['responses'][200]['content']['application/json']
      declare const organization: components['schemas']['Organization']
      export const name: string = organization.name
      export const id: number = organization.id
      export const several: readonly unknown[] = figures.figures
      export const described: Record<string, never> = itself
    `
    expect(compile(types, client)).toEqual([])
    expect(compile(types, client.replace('readOpenApiDocument', 'readNothing')).length).toBeGreaterThan(0)
  })

  it('says of whole numbers how wide they are, and no bound that is JavaScript’s own', () => {
    const integers: Record<string, unknown>[] = []
    JSON.stringify(document, (_key, value) => {
      if (value?.type === 'integer') integers.push(value)
      return value
    })
    expect(integers.length).toBeGreaterThan(100)
    const odd = integers.filter(
      ({ minimum = 0, maximum, format }) =>
        Number(minimum) < -1_000_000 || (maximum === undefined ? format !== 'int64' : Number(maximum) > 2 ** 31),
    )
    expect(odd).toEqual([])
  })

  it('has one schema for each answer, which generators read without asking which of two it is', () => {
    const unions: string[] = []
    const mixed: string[] = []
    for (const [path, operations] of Object.entries(described.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(operations)) {
        const where = `${method} ${path}`
        for (const [status, { content }] of Object.entries(responses)) {
          const schema = content?.['application/json']?.schema
          if (status < '300' && (schema?.['oneOf'] ?? schema?.['anyOf']) !== undefined)
            unions.push(`${where} ${status}`)
        }
        const types = Object.keys(requestBody?.content ?? {})
        if (types.includes('application/json') && types.length > 1) mixed.push(where)
      }
    }
    // A report itself, or its address as JSON, is given at one path; no other operation has bodies of two kinds.
    expect([unions, mixed]).toEqual([[], ['post /organizations/{id}/documents']])
    // A dry run has its own path, so that what a registration answers has an id without asking which of two it is.
    const answered =
      described.paths['/organizations']?.['post']?.responses['200']?.content?.['application/json']?.schema
    expect(answered).toMatchObject({ $ref: '#/components/schemas/Organization' })
    expect(described.paths['/organizations/dry-run']).toHaveProperty('post')
  })

  it('has an example of each answer that has a body', () => {
    const without: string[] = []
    for (const [path, operations] of Object.entries(described.paths)) {
      for (const [method, { responses }] of Object.entries(operations)) {
        const answer = responses['200']?.content?.['application/json']
        if (answer !== undefined && answer.example === undefined && answer.examples === undefined)
          without.push(`${method} ${path}`)
      }
    }
    expect(without).toEqual([])
  })

  it('refers only to schemas it has', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      (match) => match[1],
    )
    expect(new Set(references).size).toBeGreaterThan(10)
    for (const name of references) expect(document.components.schemas).toHaveProperty(String(name))
  })

  it('refuses unknown keys in what is sent and allows new fields in what is answered', () => {
    expect(document.components.schemas['Registration']).toMatchObject({ additionalProperties: false })
    const answers = Object.entries(document.components.schemas).filter(
      ([name]) =>
        !/(Registration|MatchChoice|CommitmentChoice|MergeRequest|FigureAcceptance|FigureWithdrawal|FigureVerdict|FigureDecision|FigureCorrection|ProblemReport|ProblemChange|NewAnnotation|AnnotationText)$|^Batch$|^(EditionImport|OrganizationChange|ChangeBatch|OrganizationIds|NewListImport|ListImportRows|ListImportEnd|EngagementGoalChange|SpendCategoryChange|EngagementChange|NewStatedFigures|NewProductFootprints|NewPactHost|NewReportSearchChoice|PactHostFetch|StatedRows|StatedVerdict|NewSupplierRequest|SupplierLetter|SupplierAnswer|FootprintMethodChange|NewKeptFootprint|DigestChange|NewWebhook|WebhookChange|SecretRotation|Replay|DocumentAddress|DocumentConfirmation|LabelChange|LabelsOfOrganization|OwnData|GroupChoice)$/.test(
          name,
        ),
    )
    expect(JSON.stringify(answers)).not.toContain('"additionalProperties":false')
  })

  it('says what each query parameter may hold', () => {
    expect(document.paths['/industries'].get.parameters.find(({ name }) => name === 'per_page')).toEqual({
      name: 'per_page',
      in: 'query',
      required: false,
      description: '1 to 200; 50 if absent',
      schema: { type: 'integer', minimum: 1, maximum: 200 },
    })
  })
})

/** What the compiler says of the generated types and of code that uses them, with declarations checked. */
function compile(types: string, client: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'generated-client-'))
  try {
    writeFileSync(join(folder, 'service.d.ts'), types)
    writeFileSync(join(folder, 'client.ts'), client)
    const program = ts.createProgram([join(folder, 'service.d.ts'), join(folder, 'client.ts')], {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      types: [],
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    })
    return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
