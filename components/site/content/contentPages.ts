import { paths } from '@/lib/config/paths';
import type { Messages } from '@/lib/i18n/messages';

export type ContentName = keyof Messages['content'];

type ContentPage = {
  path: string;
  /** Another path of the same page. */
  alias?: string;
  /** Shows a lead form, on pages of what we sell. */
  form?: 'health' | 'travel';
};

/** Pages by their name in `content.json`. */
export const contentPages: Record<ContentName, ContentPage> = {
  privacy: { path: '/help-centre/privacypolicy.html' },
  mediclaim: { path: '/mediclaim.html', alias: '/mediclaim', form: 'health' },
  travel: { path: paths.travel, alias: '/Travel', form: 'travel' },
  reassure2: { path: '/ReAssure2', form: 'health' },
  renewals: { path: '/renewals' },
};

const named = Object.entries(contentPages) as [ContentName, ContentPage][];

export const contentPaths: readonly string[] = named.flatMap(([, { path, alias }]) =>
  alias ? [path, alias] : [path],
);

export function findContent(path: string): ContentName | undefined {
  return named.find(([, page]) => page.path === path || page.alias === path)?.[0];
}
