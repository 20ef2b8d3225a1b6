import { showPart } from '@/hooks/common/showPart';
import { useAttempts } from './useAttempts';
import { useOffered } from './useOffered';
import type { ServerDraft } from './useServerDraft';

type Own<Form extends object> = {
  draft: Pick<ServerDraft<Form>, 'values' | 'change'>;
  submit: () => Promise<Readonly<Record<string, string>> | undefined>;
};

type Options<Form, Name extends string> = {
  /** Prefix of each field's id. */
  prefix: string;
  labelOf: (name: Name) => string;
  longest: Readonly<Record<Name, number>>;
  /** Known values, written into empty fields. */
  known: Partial<Form>;
  /** Id of the part of the page that is shown once the form is sent. */
  sentAt: string;
  /** Fields that are not typed (papers) and have arrived: their problems are gone. */
  arrived?: readonly string[];
};

/** The fields of a filed form (createFiledForm), the problems of the last attempt to send it, and sending it. */
export function useFiledFields<
  Name extends string,
  Form extends Partial<Record<Name, string>> = Partial<Record<Name, string>>,
>(
  { draft, submit }: Own<Form>,
  { prefix, labelOf, longest, known, sentAt, arrived = [] }: Options<Form, Name>,
) {
  const { attempt, errors: found, isBusy, run, show, forget, clear } = useAttempts();
  const errors = Object.fromEntries(Object.entries(found).filter(([name]) => !arrived.includes(name)));
  const values: Partial<Form> = draft.values ?? {};
  useOffered(draft, known);
  const idOf = (name: string) => `${prefix}-${name}`;
  const change = (typed: Partial<Form>) => {
    forget(Object.keys(typed));
    draft.change(typed);
  };
  const send = () =>
    run(async () => {
      const problems = await submit();
      if (problems) return show(problems);
      clear();
      showPart(sentAt);
    });
  const field = (name: Name) => ({
    id: idOf(name),
    label: labelOf(name),
    error: errors[name],
    value: values[name] ?? '',
    maxLength: longest[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value } as unknown as Partial<Form>),
  });
  const summary = {
    attempt,
    errors: Object.entries(errors).map(([name, message]) => ({ fieldId: idOf(name), message })),
  };
  return { values, errors, summary, isBusy, idOf, field, change, send };
}
