import { shape, text } from '../common/base';

/** GET /dev/outbox.json */
export const outboxQuerySchema = shape({ to: text('validation.text').max(254, 'validation.text') });
