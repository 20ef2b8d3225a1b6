import { shape, text } from '@/lib/validation/common/base';

/** Tags of the site, and of partner banks' pages. */
const tagSets = ['site', 'psbu'] as const;
export type TagSet = (typeof tagSets)[number];

export const tagsQuerySchema = shape({
  set: text('validation.text').oneOf(tagSets, 'validation.text').required('validation.text'),
});
