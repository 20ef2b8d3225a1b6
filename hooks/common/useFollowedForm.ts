import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedFields } from '@/lib/domain/common/draft';

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
