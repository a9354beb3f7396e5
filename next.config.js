/** Headers that never change. The Content-Security-Policy has a nonce per request: proxy.ts writes it. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

const noPage = "default-src 'none'; frame-ancestors 'none'"

// The build says both (service/scripts/build/build-dashboard.ts): the path to stand under, and where packages are.
const basePath = process.env.BASE_PATH ?? ''
const root = process.env.PACKAGES_ROOT ?? import.meta.dirname

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  basePath,
  // Written into the program where it reads process.env['BASE_PATH'] (lib/base-path.ts).
  env: { BASE_PATH: basePath },
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  // Sign-in and its databases are loaded from node_modules, and only where sign-in is set up (lib/server/session).
  serverExternalPackages: ['better-auth', 'kysely', 'pg'],
  reactStrictMode: true,
  typedRoutes: true,
  // `npm run check` type-checks both programs at once; a first start should not do it again, nor need test packages.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // Not even this dashboard's other pages are told where somebody came from who has the link of a supplier request.
    { source: '/answer', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
    { source: '/api/answer/report', headers: [{ key: 'Content-Security-Policy', value: noPage }] },
    // What does not go through proxy.ts has no page that a policy would have to let through.
    { source: '/api/organizations/:id(\\d+)', headers: [{ key: 'Content-Security-Policy', value: noPage }] },
  ],
}

export default config
