import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '../openapi/build-document'
import type { Chapter } from './chapters'
import { type DescribedOperation, describeOperation } from './describe-operation'
import { fieldTable } from './describe-schema'
import { escapeHtml, prose } from './html'
import { style } from './style'

/** The page loads nothing and may only use this style. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The OpenAPI document as an HTML page. */
export function writePage(document: OpenApiDocument, chapters: readonly Chapter[]): string {
  const operations = listOperations(document)
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const schemas = Object.entries(document.components.schemas)
  const navigation = [
    list(
      'Guide',
      chapters.map(({ id, title }) => [id, title]),
    ),
    ...groups.map((group) =>
      list(
        group.name,
        group.operations.map(({ method, path, operation }) => [
          operation.operationId,
          `${method.toUpperCase()} ${path}`,
        ]),
      ),
    ),
    list(
      'Schemas',
      schemas.map(([name]) => [`schema-${name}`, name]),
    ),
  ].join('')
  const { title, summary, description } = document.info
  const main = [
    `<h1>${escapeHtml(title)}</h1><p>${prose(summary)} ${prose(description)}</p><p><a href="openapi.json">openapi.json</a></p>`,
    ...chapters.map((chapter) => `<h2 id="${chapter.id}">${escapeHtml(chapter.title)}</h2>${chapter.html}`),
    ...groups.map(
      (group) =>
        `<h2>${escapeHtml(group.name)}</h2><p>${prose(group.description)}</p>${group.operations.map(render).join('')}`,
    ),
    '<h2>Schemas</h2>',
    ...schemas.map(([name, schema]) => `<h3 id="schema-${name}">${name}</h3>${fieldTable(schema)}`),
  ].join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><div class="page"><nav aria-label="Contents">${navigation}</nav><main>${main}</main></div></body></html>`
}

type Listed = { method: string; path: string; operation: DescribedOperation }

function listOperations(document: OpenApiDocument): Listed[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedOperation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  )
}

function render({ method, path, operation }: Listed): string {
  return describeOperation(method, path, operation)
}

function list(title: string, entries: readonly (readonly [string, string])[]): string {
  const items = entries.map(([id, text]) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a></li>`).join('')
  return `<p>${escapeHtml(title)}</p><ul>${items}</ul>`
}
