/** The key in an Authorization header of the usual forms; null without one. */
export function bearerKey(authorization: string | undefined): string | null {
  return /^bearer +([\x21-\x7e]{1,200}) *$/i.exec(authorization ?? '')?.[1] ?? null
}
