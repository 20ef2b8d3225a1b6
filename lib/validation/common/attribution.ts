import { text } from './base';

const MAX_PATH = 200;

/** Optional on every posted body. */
export const attributionFields = {
  leadDir: text('validation.text').max(MAX_PATH, 'validation.text'),
  directorySlug: text('validation.text').max(MAX_PATH, 'validation.text'),
  deviceType: text('validation.text').oneOf(['mobile', 'tablet', 'desktop'] as const, 'validation.text'),
};
