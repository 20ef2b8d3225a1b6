import { useState } from 'react';
import { useSavedForm } from '@/hooks/common/forms/useSavedForm';
import { useToasts } from '@/hooks/common/useToasts';
import { ApiError } from '@/lib/client/common/apiError';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import type { TopicCallBody } from '@/lib/validation/callbacks/requests';

type Field = Exclude<keyof TopicCallBody, 'leadDir' | 'directorySlug' | 'deviceType'>;
export type TopicCallValues = Record<Field, string>;
type Errors = Readonly<Partial<Record<string, string>>>;

export const TOPIC_CALL_FIELDS = [
  'topic',
  'language',
  'day',
  'time',
  'name',
  'mobileNumber',
] as const satisfies readonly Field[];

const toValues = (saved: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    TOPIC_CALL_FIELDS.map((field) => [field, typeof saved[field] === 'string' ? saved[field] : '']),
  ) as TopicCallValues;

export const emptyTopicCall = toValues({});

/** What is typed stays on this device, as every form of a lead does. */
export function useTopicCall() {
  const { saved, save } = useSavedForm('form6');
  const toasts = useToasts();
  const [promised, setPromised] = useState<CallbackDto>();

  /** Resolves to the server's errors by field. */
  const ask = async (values: TopicCallValues): Promise<Errors | undefined> => {
    save.flush();
    try {
      setPromised(await postJson<CallbackDto>(api.topicCall, values));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) return error.fields;
      toasts.sayError(error);
      throw error;
    }
  };
  return { known: saved && toValues(saved), save, ask, promised, change: () => setPromised(undefined) };
}
