import type { keeping } from 'embedded-mongo';

type Manifest = Awaited<ReturnType<typeof keeping.sealBackup>>;

export function sayManifest({ collections, bytes, madeAt }: Manifest): string {
  const documents = Object.values(collections).reduce((sum, each) => sum + each.documents, 0);
  const count = Object.keys(collections).length;
  return `${documents} documents in ${count} collections, ${Math.ceil(bytes / 1e6)} MB, as of ${madeAt}`;
}
