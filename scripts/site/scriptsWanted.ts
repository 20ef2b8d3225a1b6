import { build } from 'esbuild';

/** Loaded beside every page, before React (`pages/_document.tsx`). */
export async function bundleEarly(folder: string): Promise<void> {
  await build({
    entryPoints: ['lib/late/early.ts'],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
}

const deferred = /<script src="([^"]+)" defer=""><\/script>/g;

/** A page of words (`lib/config/pagesOfWords.ts`) names its scripts; `lib/late/early.ts` loads them once they are wanted. */
export function withScriptsWanted(html: string): string {
  if (!/^<!DOCTYPE html><html[^>]* data-words=""/.test(html)) return html;
  return html.replaceAll(deferred, '<script data-src="$1"></script>');
}
