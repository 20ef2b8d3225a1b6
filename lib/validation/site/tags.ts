import { shape, text } from '../common/base';

/** The tags of the site, and those of the partner banks' pages. */
const tagSets = ['site', 'psbu'] as const;
export type TagSet = (typeof tagSets)[number];

/** GET /api/tags */
export const tagsQuerySchema = shape({
  set: text('validation.text').oneOf(tagSets, 'validation.text').required('validation.text'),
});
