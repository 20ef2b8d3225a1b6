import { shape, text } from '../common/base';

export const outboxQuerySchema = shape({ to: text('validation.text').max(254, 'validation.text') });
