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

/** @type {import('next').NextConfig} */
const config = {
  output: 'standalone',
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
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
