import { vi } from 'vitest'

// vitest.config.ts puts this in the place of next/navigation in tests of components, which run without Next's router.

/** What a component asked of the router, and the path it is told. A test resets what it uses. */
export const navigation = { push: vi.fn(), refresh: vi.fn(), path: '/' }

export const useRouter = () => navigation
export const usePathname = () => navigation.path
export const useSearchParams = () => new URLSearchParams()
