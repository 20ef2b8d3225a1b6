import { schemaResolver } from '@/hooks/common/forms/schemaResolver';
import { useSentForm } from '@/hooks/common/forms/useSentForm';
import { postJson } from '@/lib/client/common/fetcher';
import { api } from '@/lib/config/paths';
import type { CallbackDto } from '@/lib/domain/callbacks/contract';
import { type TopicCallBody, topicCallBodySchema } from '@/lib/validation/callbacks/requests';

type Field = Exclude<keyof TopicCallBody, 'leadDir' | 'directorySlug' | 'deviceType'>;
export type TopicCallValues = Record<Field, string>;

const empty: TopicCallValues = { topic: '', language: '', day: '', time: '', name: '', mobileNumber: '' };
const resolver = schemaResolver<TopicCallValues>(topicCallBodySchema);

const toValues = (saved: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(empty).map((field) => [field, typeof saved[field] === 'string' ? saved[field] : '']),
  ) as TopicCallValues;

export function useTopicCall(id: string, onSent: (call: CallbackDto) => void) {
  const post = (values: TopicCallValues) => postJson<CallbackDto>(api.topicCall, values);
  return useSentForm({ id, key: 'form6', resolver, empty, toValues, post, onSent });
}
