import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CreatedKey, CreatedProject, KeySummary, ProjectSummary } from '@/service/contract/project'
import { send, startTestService, type TestService, teamKey } from '@/service/testing/programs/start-test-service'
import { ensureTeamKey } from './ensure-team-key'
import { findTeamKey } from './find-team-key'

let service: TestService
let directory: string

beforeAll(async () => {
  service = await startTestService()
  directory = await mkdtemp(join(tmpdir(), 'carbon-key-'))
})
afterAll(async () => {
  await service.stop()
  await rm(directory, { recursive: true })
})

function team(method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown) {
  const headers = {
    authorization: `Bearer ${teamKey}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return send(service.app, { method, url, headers, ...(body !== undefined && { payload: JSON.stringify(body) }) })
}

describe('POST /projects', () => {
  it('refuses invalid bodies', async () => {
    for (const [body, status] of [
      [{}, 400],
      [{ name: ' ' }, 400],
      [{ name: 'A', max_organizations: -1 }, 400],
      [{ name: 'A', max_organizations: 1.5 }, 400],
      [{ name: 'A\0' }, 400],
      [{ name: 'A', plan: 'free' }, 422],
    ] as const) {
      expect([body, (await team('POST', '/projects', body)).status]).toEqual([body, status])
    }
    expect((await team('POST', '/projects')).status).toBe(415)
    expect((await team('POST', '/projects?dry=1', { name: 'A' })).status).toBe(422)
  })

  it('answers 201 with a key that works, stores no key, and never shows it again', async () => {
    const answer = await team('POST', '/projects', { name: ' Suppliers ', max_organizations: 3 })
    expect(answer.status).toBe(201)
    expect(answer.headers['cache-control']).toBe('no-store')
    const project = CreatedProject.strict().parse(answer.body)
    expect(project).toMatchObject({ name: 'Suppliers', api_key: expect.stringMatching(/^cr_[0-9a-f]{48}$/) })
    const headers = { authorization: `Bearer ${project.api_key}` }
    expect((await send(service.app, { method: 'GET', url: '/organizations', headers })).status).toBe(200)
    const listed = ProjectSummary.strict()
      .array()
      .parse(JSON.parse((await team('GET', '/projects')).text))
    expect(listed.find(({ id }) => id === project.id)).toMatchObject({
      name: 'Suppliers',
      max_organizations: 3,
      organizations: 0,
    })
    const stored = JSON.stringify(
      await service.database.query(`select k.*, encode(key_hash, 'escape') as escaped from api_key k`),
    )
    const secret = project.api_key.slice(11)
    for (const text of [stored, service.logged.join(), (await team('GET', `/projects/${project.id}/keys`)).text]) {
      expect(text).not.toContain(secret)
    }
  })
})

describe('the keys of a project', () => {
  it('are 404 for an unknown project or key', async () => {
    const { id } = await service.project()
    const { id: other } = await service.project()
    const keys = JSON.parse((await team('GET', `/projects/${other}/keys`)).text)
    for (const [method, url] of [
      ['GET', '/projects/999999/keys'],
      ['GET', '/projects/abc/keys'],
      ['POST', '/projects/999999/keys'],
      ['DELETE', `/projects/${id}/keys/999999`],
      ['DELETE', `/projects/${id}/keys/${keys[0].id}`],
      ['DELETE', `/projects/${id}/keys/x`],
    ] as const) {
      expect((await team(method, url)).body).toEqual({ status: 404, title: 'Not found', detail: expect.any(String) })
    }
  })

  it('refuse an invalid expiry, and unknown fields', async () => {
    const { id } = await service.project()
    expect((await team('POST', `/projects/${id}/keys`, { expires_at: 'soon' })).status).toBe(400)
    expect((await team('POST', `/projects/${id}/keys`, { days: 1 })).status).toBe(422)
    expect((await team('POST', `/projects/${id}/keys`, [])).status).toBe(400)
  })

  it('can be rotated: a new one works beside the old one until that is revoked', async () => {
    const project = await service.project()
    const made = await team('POST', `/projects/${project.id}/keys`, { expires_at: '2027-01-01T01:00:00+01:00' })
    expect(made.status).toBe(201)
    const key = CreatedKey.strict().parse(made.body)
    expect(key).toMatchObject({
      expires_at: '2027-01-01T00:00:00.000Z',
      revoked_at: null,
      prefix: key.api_key.slice(0, 11),
    })
    expect((await project.get('/organizations')).status).toBe(200)
    const keys = KeySummary.strict()
      .array()
      .parse(JSON.parse((await team('GET', `/projects/${project.id}/keys`)).text))
    expect(keys.map(({ id }) => id)[0]).toBe(key.id)
    const old = keys[1]?.id
    for (let time = 0; time < 2; time++)
      expect((await team('DELETE', `/projects/${project.id}/keys/${old}`)).status).toBe(204)
    expect((await project.get('/organizations')).status).toBe(401)
    const headers = { authorization: `Bearer ${key.api_key}` }
    expect((await send(service.app, { method: 'GET', url: '/organizations', headers })).status).toBe(200)
  })

  it('can be created without a body, with or without a content type', async () => {
    const { id } = await service.project()
    expect((await team('POST', `/projects/${id}/keys`)).body).toMatchObject({ expires_at: null })
    expect((await team('POST', `/projects/${id}/keys`, {})).status).toBe(201)
    const headers = { authorization: `Bearer ${teamKey}`, 'content-type': 'application/json' }
    expect((await send(service.app, { method: 'POST', url: `/projects/${id}/keys`, headers })).status).toBe(201)
    const keys = JSON.parse((await team('GET', `/projects/${id}/keys`)).text)
    expect(
      (await send(service.app, { method: 'DELETE', url: `/projects/${id}/keys/${keys[0].id}`, headers })).status,
    ).toBe(204)
  })
})

describe('ensureTeamKey', () => {
  const path = () => join(directory, 'team-key')

  it('refuses a TEAM_KEY that could be guessed', async () => {
    for (const weak of ['short', 'has a space in it, see', 'ключ-ключ-ключ-ключ']) {
      await expect(ensureTeamKey(service.ctx, { dataDirectory: directory, teamKey: weak })).rejects.toThrow(
        'TEAM_KEY must have',
      )
    }
  })

  it('keeps a known key, and logs a warning if its file is missing', async () => {
    await ensureTeamKey(service.ctx, { dataDirectory: directory, teamKey: null })
    expect(service.logged.at(-1)).toContain('its file is not here')
    expect(await findTeamKey(service.ctx, teamKey)).toEqual(expect.any(Number))
  })

  it('writes a new key, readable only by its owner, if the database has none', async () => {
    await service.database.query('delete from team_key')
    await writeFile(path(), 'not ours', { mode: 0o644 })
    await Promise.all([1, 2].map(() => ensureTeamKey(service.ctx, { dataDirectory: directory, teamKey: null })))
    const key = (await readFile(path(), 'utf8')).trim()
    expect(key).toMatch(/^crt_[0-9a-f]{48}$/)
    expect((await stat(path())).mode & 0o777).toBe(0o600)
    expect(await findTeamKey(service.ctx, key)).toEqual(expect.any(Number))
    expect(service.logged.join()).not.toContain(key)
  })

  it('uses the key of the file for a new database, so that clients can keep theirs', async () => {
    const key = (await readFile(path(), 'utf8')).trim()
    await service.database.query('delete from team_key')
    await ensureTeamKey(service.ctx, { dataDirectory: directory, teamKey: null })
    expect(await findTeamKey(service.ctx, key)).toEqual(expect.any(Number))
  })

  it('makes TEAM_KEY the only team key', async () => {
    const key = (await readFile(path(), 'utf8')).trim()
    await ensureTeamKey(service.ctx, { dataDirectory: directory, teamKey })
    expect([await findTeamKey(service.ctx, teamKey), await findTeamKey(service.ctx, key)]).toEqual([
      expect.any(Number),
      null,
    ])
  })
})
