import type { InferType } from 'yup';
import { shape, text } from '@/lib/validation/common/base';
import { page } from '@/lib/validation/common/recordFields';

/** What waits for somebody at the desk, or is done. */
export const deskQueueQuerySchema = shape({
  status: text('validation.text')
    .oneOf(['open', 'done'] as const, 'validation.text')
    .default('open'),
  page: page(),
});

export type DeskQueueQuery = InferType<typeof deskQueueQuerySchema>;
