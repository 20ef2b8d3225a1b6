import { useTranslations } from 'next-intl';
import type { Draft } from '@/lib/domain/application/answers';
import { readAt, writeAt } from '@/lib/domain/application/fieldPath';
import type { Section } from '@/lib/domain/application/sections';
import type { Problem, Problems } from '@/lib/validation/application/checkSection';

/** A section as its fields see it. */
export type SectionState = {
  section: Section;
  values: Draft;
  problems: Problems;
  /** Wrong answers are told once somebody wanted to go on. */
  isTold: boolean;
  write: (values: Draft) => void;
};

/** The words of a problem; its key comes from a schema. */
export function useProblemText() {
  const t = useTranslations();
  return ({ key, values }: Problem): string => t(key as Parameters<typeof t>[0], values);
}

export const fieldId = (section: Section, path: string) => `${section}-${path.replaceAll('.', '-')}`;

/** Ties the fields of a screen to their section: each by its path. */
export function useFields({ section, values, problems, isTold, write }: SectionState) {
  const say = useProblemText();
  const valueOf = (path: string) => readAt(values, path);
  const errorOf = (path: string) => {
    const problem = isTold ? problems[path] : undefined;
    return problem && say(problem);
  };
  const set = (path: string, value: unknown) => write(writeAt(values, path, value));
  const textOf = (path: string) => {
    const value = valueOf(path);
    return typeof value === 'string' ? value : '';
  };
  const common = (path: string) => ({ id: fieldId(section, path), error: errorOf(path) });
  return {
    valueOf,
    textOf,
    set,
    common,
    /** For inputs and lists: what the browser's own event brings. */
    text: (path: string) => ({
      ...common(path),
      value: textOf(path),
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
    }),
    /** For fields that hand over their value itself. */
    value: (path: string) => ({
      ...common(path),
      value: textOf(path),
      onChange: (value: string) => set(path, value),
    }),
    number: (path: string) => ({
      ...common(path),
      value: textOf(path),
      onValue: (value: string) => set(path, value),
    }),
    yesNo: (path: string) => ({
      ...common(path),
      name: fieldId(section, path),
      value: { yes: true, no: false }[textOf(path)],
      onChange: (isYes: boolean) => set(path, isYes ? 'yes' : 'no'),
    }),
    check: (path: string) => ({
      ...common(path),
      checked: valueOf(path) === true,
      onChange: ({ target }: { target: { checked: boolean } }) => set(path, target.checked),
    }),
  };
}

export type Fields = ReturnType<typeof useFields>;
