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
import { changedFields } from '@/lib/domain/common/drafts/draft';

type Options<Values extends FieldValues> = {
  resolver: Resolver<Values>;
  empty: DefaultValues<Values>;
  known: Values | undefined;
  /** `typed` names the fields that the customer edited, as opposed to prefilled ones. */
  save: (values: Values, typed: readonly string[]) => void;
  onTyped?: (values: Values) => void;
};

export function useTypedForm<Values extends FieldValues>({
  resolver,
  empty,
  known,
  save,
  onTyped,
}: Options<Values>): UseFormReturn<Values> {
  // Values taken from other tabs and devices, which don't count as typed here.
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
    // ErrorSummary takes the focus instead.
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
          // Clears the error while the field is edited; it is validated again on blur.
          if (name) clearErrors(name as FieldPath<Values>);
        },
      }),
    [subscribe, clearErrors],
  );
  return form;
}

/** The initial values are the form's own (`values` with keepDirtyValues). */
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
