/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The launcher serves precompressed files and leaves the rest to the proxy in front of it.
  compress: false,
  // Languages are URLs; a visitor is never redirected by a header (docs/decisions/003-languages.md).
  i18n: { locales: ['en', 'hi', 'ta'], defaultLocale: 'en', localeDetection: false },
  // Without it MUI's server styles go through a second copy of emotion (vercel/next.js#95834).
  transpilePackages: ['@mui/material-nextjs'],
  rewrites: () => Promise.resolve([{ source: '/dev/outbox.json', destination: '/api/dev/outbox' }]),
  experimental: {
    // Turbopack's shared runtime is an inline script, which our CSP refuses (docs/decisions/004-content-security-policy.md).
    turbopackSharedRuntime: false,
  },
};

export default config;
