import { shape, text } from '@/lib/validation/common/base';

export const outboxQuerySchema = shape({ to: text('validation.text').max(254, 'validation.text') });
