import { version as ofPackage } from '@/package.json';

/** The bundle has the build's id in its place (scripts/bundle.ts). */
export const version = {
  version: ofPackage,
  build: process.env['SUKHAYU_BUILD'] ?? 'development',
} as const;
