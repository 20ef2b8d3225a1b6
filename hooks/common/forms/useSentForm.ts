import { useEffect, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useToasts } from '@/hooks/common/useToasts';
import { ApiError, hasStatus } from '@/lib/client/common/apiError';
import type { FormKey, FormValues } from '@/lib/client/saving/storage';
import { useFieldMessage } from './useFieldMessage';
import { useSavedForm } from './useSavedForm';
import { useTypedForm } from './useTypedForm';

type Options<Values extends FieldValues, Answer> = Pick<
  Parameters<typeof useTypedForm<Values>>[0],
  'resolver' | 'empty'
> & {
  id: string;
  key: FormKey;
  toValues: (saved: FormValues) => Values;
  post: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer) => void;
};

/**
 * Typed input stays on this device, even after it is sent. Each error is shown beside its field, and the first one is
 * focused. `failure` has a message if the server refused, which pressing again would not change.
 */
export function useSentForm<Values extends FieldValues, Answer>(options: Options<Values, Answer>) {
  const { id, key, resolver, empty, toValues, post, onSent } = options;
  const { saved, save } = useSavedForm(key);
  const form = useTypedForm<Values>({ resolver, empty, known: saved && toValues(saved), save });
  const toMessage = useFieldMessage();
  const toasts = useToasts();
  const [failure, setFailure] = useState<{ message: string | undefined }>();
  const { errors, isSubmitting, submitCount } = form.formState;
  // In an effect, so that the messages are rendered.
  useEffect(() => {
    document.querySelector<HTMLElement>(`#${id} [aria-invalid="true"]`)?.focus();
  }, [id, submitCount]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    save.flush();
    try {
      onSent(await post(values));
    } catch (error) {
      const wrong = error instanceof ApiError ? Object.entries(error.fields) : [];
      const here = wrong.filter(([field]) => field in empty);
      here.forEach(([field, message]) => form.setError(field as Path<Values>, { message }));
      if (here.length > 0) return;
      toasts.sayError(error);
      const isRefused = hasStatus(error, 422);
      setFailure({ message: isRefused ? error.serverMessage : undefined });
    }
  });
  const errorOf = (field: Path<Values>) => toMessage(errors[field]?.message as string | undefined);
  return { form, submit, errorOf, isSubmitting, failure };
}
