import 'server-only'
import type { paths } from '@/client/src/schema'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

declare const offers: unique symbol

/** An address of the service that its document offers for these methods. Only `servicePath` makes one. */
export type ServicePath<Asked extends Method> = string & { readonly [offers]: { readonly [One in Asked]: true } }

type Offered = keyof paths
/** What the document says of an operation; `undefined` where the path does not have the method. */
type Operation<Path extends Offered, One extends Method> = paths[Path][Lowercase<One>]
type MethodsOf<Path extends Offered> = {
  [One in Method]: undefined extends Operation<Path, One> ? never : One
}[Method]

/** The names between braces. */
type SegmentsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SegmentsOf<Rest>
  : never

type QueryOf<Path extends Offered> = {
  [One in Method]: Operation<Path, One> extends { parameters: { query?: infer Query } }
    ? keyof NonNullable<Query>
    : never
}[Method]

/** Names of query parameters that the document has for a path. */
export type QueryName<Path extends Offered> = Extract<QueryOf<Path>, string>

type Query<Path extends Offered> = { readonly [Name in QueryName<Path>]?: string } | URLSearchParams

/**
 * An address of the service, typed by the document that the client is made from: the compiler knows its path, the names of its
 * segments and of its query, and `askService` takes it for the methods of that path alone. A `URLSearchParams` passes on what a page
 * asked; who makes one names the parameters.
 */
export function servicePath<Path extends Offered>(
  path: Path,
  ...[segments, query]: [SegmentsOf<Path>] extends [never]
    ? [segments?: Readonly<Record<string, never>>, query?: Query<Path>]
    : [segments: Readonly<Record<SegmentsOf<Path>, string>>, query?: Query<Path>]
): ServicePath<MethodsOf<Path>> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(segments ?? {}, name))),
  )
  const words = new URLSearchParams(
    query instanceof URLSearchParams ? query : Object.entries<string>({ ...query }),
  ).toString()
  return (words === '' ? filled : `${filled}?${words}`) as ServicePath<MethodsOf<Path>>
}
