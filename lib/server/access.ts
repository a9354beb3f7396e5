import 'server-only'
import type { Role } from './session/roles'

/**
 * Who may do what: every handler and every page of app/, with the role it needs. 'anyone' needs no sign-in. A test walks
 * all files and fails for one that is not here or does not ask (app/access.test.ts).
 */
export const access = {
  'GET /api/data': 'viewer',
  'GET /api/data/live': 'viewer',
  'POST /api/data/live/[source]/fetch': 'admin',
  'PUT /api/data/live/[source]/key': 'admin',
  'DELETE /api/data/live/[source]/key': 'admin',
  'GET /api/industries': 'viewer',
  'GET /api/organizations': 'viewer',
  'POST /api/organizations': 'editor',
  'GET /api/organizations/batch': 'viewer',
  'POST /api/organizations/batch': 'editor',
  'GET /api/organizations/export': 'viewer',
  'GET /api/organizations/summary': 'viewer',
  'POST /api/organizations/labels': 'editor',
  'GET /api/organizations/[id]': 'viewer',
  'GET /api/organizations/[id]/assessment': 'viewer',
  'GET /api/organizations/[id]/candidates': 'viewer',
  'GET /api/organizations/[id]/commitment-questions': 'viewer',
  'POST /api/organizations/[id]/commitment-questions/[list]': 'editor',
  'DELETE /api/organizations/[id]/commitment-questions/[list]': 'editor',
  'GET /api/organizations/[id]/estimate': 'viewer',
  'GET /api/organizations/[id]/evidence': 'viewer',
  'POST /api/organizations/[id]/match': 'editor',
  'DELETE /api/organizations/[id]/match': 'editor',
  'POST /api/organizations/[id]/merge': 'editor',
  'DELETE /api/organizations/[id]/merge': 'editor',

  'GET /api/industries/[code]': 'viewer',
  'GET /api/organizations/[id]/annotations': 'viewer',
  'POST /api/organizations/[id]/annotations': 'editor',
  'PUT /api/organizations/[id]/annotations/[annotationId]': 'editor',
  'DELETE /api/organizations/[id]/annotations/[annotationId]': 'editor',
  'GET /api/organizations/[id]/documents': 'viewer',
  'POST /api/organizations/[id]/documents': 'editor',
  'GET /api/organizations/[id]/documents/[documentId]': 'viewer',
  'DELETE /api/organizations/[id]/documents/[documentId]': 'editor',
  'GET /api/organizations/[id]/documents/[documentId]/content': 'viewer',
  'POST /api/organizations/[id]/documents/[documentId]/restore': 'editor',
  'POST /api/organizations/[id]/documents/[documentId]/figures/[figureId]': 'editor',
  'GET /api/organizations/[id]/problems': 'viewer',
  'POST /api/organizations/[id]/problems': 'editor',
  'PUT /api/organizations/[id]/problems/[problemId]': 'editor',
  'GET /api/organizations/[id]/targets': 'viewer',
  'GET /api/organizations/[id]/timeline': 'viewer',
  'GET /api/regions': 'viewer',
  'GET /api/regions/[code]': 'viewer',

  'POST /api/sign-in': 'anyone',
  'POST /api/sign-in/sso': 'anyone',
  'GET /api/auth/callback/sso': 'anyone',
  'POST /api/set-password': 'anyone',
  'POST /api/sign-out': 'viewer',
  'POST /api/account/password': 'viewer',
  'DELETE /api/account/sessions/[id]': 'viewer',
  'POST /api/users': 'admin',
  'PATCH /api/users/[id]': 'admin',
  'POST /api/users/[id]/link': 'admin',
  'DELETE /api/users/[id]/sessions': 'admin',

  '/': 'viewer',
  '/compare': 'viewer',
  '/industries': 'viewer',
  '/industries/[code]': 'viewer',
  '/regions': 'viewer',
  '/regions/[country]': 'viewer',
  '/data': 'viewer',
  '/methodology': 'viewer',
  '/organizations/[id]': 'viewer',
  '/organizations/[id]/documents/[documentId]': 'viewer',
  '/organizations/new': 'editor',
  '/organizations/import': 'editor',
  '/sign-in': 'anyone',
  '/set-password': 'anyone',
  '/no-access': 'anyone',
  '/account': 'viewer',
  '/users': 'admin',
} as const satisfies Readonly<Record<string, Role | 'anyone'>>

export type Place = keyof typeof access
/** A handler, named by its method and path. */
export type HandlerPlace = Extract<Place, `${string} ${string}`>
export type PagePlace = Exclude<Place, HandlerPlace>
