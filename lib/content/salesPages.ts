import { paths } from '@/lib/config/paths';

type SalesPage = {
  /** Another path of the same page. */
  alias?: string;
  form: 'health' | 'travel';
};

/** Pages of what we sell: a form to begin with stands beside their text. */
const salesPages: Readonly<Record<string, SalesPage>> = {
  '/mediclaim.html': { alias: '/mediclaim', form: 'health' },
  '/ReAssure2': { form: 'health' },
  [paths.travel]: { alias: '/Travel', form: 'travel' },
};

export const formOf = (path: string) => salesPages[path]?.form;

/** By the path of their text. */
export const ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(salesPages).flatMap(([path, { alias }]) => (alias ? [[path, [alias]] as const] : [])),
);
