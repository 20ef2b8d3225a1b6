import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { changedFields } from '@/lib/domain/common/draft';
import { useFollowedForm } from './useFollowedForm';

type Options<Values extends FieldValues> = {
  resolver: Resolver<Values>;
  empty: DefaultValues<Values>;
  /** What was typed before; undefined while that is looked for. */
  known: Values | undefined;
  /** Keeps every change on this device. */
  save: (values: Values) => void;
  /** Takes further what was typed here, or in another tab. */
  onTyped?: (values: Values) => void;
};

/** A form that loses nothing: it begins with what was typed before, follows other tabs, and is kept as it is typed. */
export function useTypedForm<Values extends FieldValues>({
  resolver,
  empty,
  known,
  save,
  onTyped,
}: Options<Values>): UseFormReturn<Values> {
  // What is known elsewhere: to show it is not to type it.
  const told = useRef<Partial<Values>>({});
  const before = useRef<Partial<Values>>({});
  useEffect(() => {
    if (!known) return;
    told.current = { ...told.current, ...changedFields(before.current, known) };
    before.current = known;
  }, [known]);
  const form = useForm<Values>({
    mode: 'onBlur',
    resolver,
    // The list of what is wrong takes it.
    shouldFocusError: false,
    defaultValues: empty,
    values: known,
    resetOptions: { keepDirtyValues: true },
  });
  useFollowedForm(form, known);
  const { subscribe, clearErrors } = form;
  const tell = useEffectEvent((values: Values, path: string) => {
    const [field = ''] = path.split('.');
    const typed = changedFields(told.current, { [field]: values[field] as unknown });
    if (!(field in typed)) return;
    told.current = { ...told.current, ...typed };
    onTyped?.(values);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          save({ ...values });
          if (!name) return;
          tell({ ...values }, name);
          // What is being mended is not judged before it is left.
          clearErrors(name as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors, save],
  );
  return form;
}
