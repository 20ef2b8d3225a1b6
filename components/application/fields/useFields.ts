import { useTranslations } from 'next-intl';
import type { Draft } from '@/lib/domain/application/answers';
import { readAt, writeAt } from '@/lib/domain/application/fieldPath';
import type { Section } from '@/lib/domain/application/sections';
import type { Problem, Problems } from '@/lib/validation/common/problems';

export type SectionState = {
  section: Section;
  values: Draft;
  problems: Problems;
  /** Errors are shown after the first attempt to continue. */
  isTold: boolean;
  write: (values: Draft) => void;
};

/** Translates a validation problem; schemas return locale keys. */
export function useProblemText() {
  const t = useTranslations();
  return ({ key, values }: Problem): string => t(key as Parameters<typeof t>[0], values);
}

export const fieldId = (section: Section, path: string) => `${section}-${path.replaceAll('.', '-')}`;

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
    /** Props for inputs and selects, which pass a DOM event. */
    text: (path: string) => ({
      ...common(path),
      value: textOf(path),
      onChange: ({ target }: { target: { value: string } }) => set(path, target.value),
    }),
    /** Props for fields that pass their value. */
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
