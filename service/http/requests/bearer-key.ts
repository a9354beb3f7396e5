/** The key of an Authorization header in one of its plain forms; null where there is none. */
export function bearerKey(authorization: string | undefined): string | null {
  return /^bearer +([\x21-\x7e]{1,200}) *$/i.exec(authorization ?? '')?.[1] ?? null
}
