import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields, type DraftValues } from '@/lib/domain/draft';

type FollowedDraft<Values> = {
  values: Partial<Values> | undefined;
  change: (typed: Partial<Values>) => void;
};

/** The form changes its own lists and groups in place. */
const copy = <T>(values: T): T => JSON.parse(JSON.stringify(values)) as T;

/**
 * Ties a form to its draft: what is typed goes into the draft, what comes from there (loaded, or typed in another tab
 * or on another device) goes into its fields. The unit is a field of the form's first level, whole.
 */
export function useDraftForm<Values extends FieldValues>(
  { subscribe, setValue, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'setValue' | 'getValues'>,
  { values, change }: FollowedDraft<Values>,
): void {
  const known = useRef<DraftValues>({});
  const isFollowing = useRef(false);

  useEffect(() => {
    known.current = copy(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => {
        const changed = copy(changedFields(known.current, typed));
        if (isFollowing.current || Object.keys(changed).length === 0) return;
        known.current = { ...known.current, ...changed };
        change(changed as Partial<Values>);
      },
    });
  }, [subscribe, getValues, change]);

  useEffect(() => {
    if (!values) return;
    const come = copy(changedFields(getValues() as DefaultValues<Values>, values));
    known.current = { ...known.current, ...come };
    isFollowing.current = true;
    for (const [field, value] of Object.entries(come)) {
      setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    }
    isFollowing.current = false;
  }, [values, setValue, getValues]);
}
