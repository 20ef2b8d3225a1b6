import { build } from 'esbuild';
import { isHtmlOfWords } from '@/lib/config/pagesOfWords';

/** Bundles the script that every page loads before React (`pages/_document.tsx`). */
export async function bundleEarly(folder: string): Promise<void> {
  await build({
    entryPoints: ['scripts/site/early.ts'],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
}

const deferred = /<script src="([^"]+)"( data-behind="")? defer=""><\/script>/g;

/** On a page of words (`lib/config/pagesOfWords.ts`), turns scripts into names that `scripts/site/early.ts` loads later. */
export function withScriptsWanted(html: string): string {
  const named = isHtmlOfWords(html) ? html.replaceAll(deferred, '<script data-src="$1"$2></script>') : html;
  return named.replace('</title>', '</title><script src="/early.js" async></script>');
}
