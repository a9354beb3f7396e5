import { ServiceError } from '@/service/errors'

/** SQLSTATE disk_full, of a server or of the embedded engine. */
export function isDiskFullError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100'
}

/** For clients: the request was not carried out, and can be repeated once there is space. */
export function noSpace(cause?: unknown): ServiceError {
  return new ServiceError(
    'unavailable',
    'The disk of the database is full: nothing was written. It goes on by itself once there is space',
    { cause },
  )
}
