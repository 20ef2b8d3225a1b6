import { useEffect, useEffectEvent, useRef } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { changedFields } from '@/lib/domain/common/draft';

type Options<Values extends FieldValues> = {
  resolver: Resolver<Values>;
  empty: DefaultValues<Values>;
  /** What was typed before; undefined while that is looked for. */
  known: Values | undefined;
  /** Keeps every change on this device; `typed` are the fields that were typed into, and not only shown. */
  save: (values: Values, typed: readonly string[]) => void;
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
  const keep = useEffectEvent((values: Values, path: string | undefined) => {
    const [field = ''] = path?.split('.') ?? [];
    const typed =
      path === undefined ? {} : changedFields(told.current, { [field]: values[field] as unknown });
    told.current = { ...told.current, ...typed };
    save(values, Object.keys(typed));
    if (field in typed) onTyped?.(values);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          keep({ ...values }, name);
          // What is being mended is not judged before it is left.
          if (name) clearErrors(name as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors],
  );
  return form;
}

/**
 * Brings what another tab typed into a form, over what was typed here before it. What was stored when the page began
 * is the form's own matter (`values` with keepDirtyValues).
 */
export function useFollowedForm<Values extends FieldValues>(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  values: Partial<Values> | undefined,
): void {
  const before = useRef(values);
  useEffect(() => {
    const come = before.current && values ? changedFields(before.current, values) : {};
    before.current = values;
    for (const [field, value] of Object.entries(come)) {
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
  }, [values, setValue]);
}
