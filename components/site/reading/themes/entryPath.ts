import { paths } from '@/lib/config/paths';
import type { ThemeKind } from '@/lib/content/kinds';

export function entryPath(kind: ThemeKind, theme: string, id?: string): string {
  return kind === 'glossary' ? paths.term(theme, id) : paths.question(theme, id);
}
