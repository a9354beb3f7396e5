import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

// vitest.config.ts puts this in the place of next/dynamic in tests of components: what loads when it opens is loaded without a
// bundler.

/** Returns the component that `load` loads. `loading` is shown until it is there. */
export default function dynamic<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading }: { loading?: () => ReactNode } = {},
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  return (props) => createElement(Suspense, { fallback: loading?.() ?? null }, createElement(Loaded, props))
}
