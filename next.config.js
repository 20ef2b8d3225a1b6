/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Languages are URLs; a visitor is never redirected by a header (docs/decisions/003-languages.md).
  i18n: { locales: ['en', 'hi', 'ta'], defaultLocale: 'en', localeDetection: false },
  // Without it MUI's server styles go through a second copy of emotion (vercel/next.js#95834).
  transpilePackages: ['@mui/material-nextjs'],
  // `npm run check` and `npm test` check the types; a first start should not wait for it a second time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Turbopack's shared runtime is an inline script, which our CSP refuses (docs/decisions/004-content-security-policy.md).
    turbopackSharedRuntime: false,
  },
};

export default config;
