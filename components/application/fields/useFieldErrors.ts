import { useTranslations } from 'next-intl';
import type { Section } from '@/lib/domain/application/sections';
import type { Problems } from '@/lib/validation/common/problems';
import { fieldId, useProblemText } from './useFields';

export function useFieldErrors(section: Section, open: readonly string[], problems: Problems) {
  const t = useTranslations('application.fields');
  const medical = useTranslations('medical.questions');
  const say = useProblemText();
  const labelOf = (path: string): string => {
    const parts = path.split('.');
    if (section !== 'medical') {
      const label = t((parts.at(-1) ?? 'name') as 'name');
      return parts[0] === 'appointee' ? `${t('appointee')}, ${label}` : label;
    }
    return medical(`${parts[2] ?? ''}.short` as 'chronic.short');
  };
  return open.flatMap((path) => {
    const problem = problems[path];
    return problem ? [{ fieldId: fieldId(section, path), message: `${labelOf(path)}: ${say(problem)}` }] : [];
  });
}
