import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { buildDocument } from './build-document'

describe('buildDocument', () => {
  const document = buildDocument(null)

  it('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect(result).toEqual({ valid: true })
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
        !/(Registration|MatchChoice|CommitmentChoice|MergeRequest|FigureAcceptance|FigureWithdrawal|FigureVerdict|ProblemReport|ProblemChange|NewAnnotation|AnnotationText)$|^Batch$|^(EditionImport|DocumentAddress|LabelChange|LabelsOfOrganization)$/.test(
          name,
        ),
    )
    expect(JSON.stringify(answers)).not.toContain('"additionalProperties":false')
  })

  it('says what each query parameter may hold', () => {
    expect(document.paths['/industries'].get.parameters[1]).toEqual({
      name: 'per_page',
      in: 'query',
      required: false,
      description: '1 to 200, 50 where none is given',
      schema: { type: 'string', pattern: '^\\d{1,6}$' },
    })
  })
})
