import { serverEnv } from '@/lib/config/serverEnv';
import type { TagsDto } from '@/lib/domain/site/contract';
import type { TagSet } from '@/lib/validation/site/tags';

export function findTags(set: TagSet): TagsDto {
  const { TAGS_URL, TAGS_PSBU_URL } = serverEnv();
  return { src: set === 'psbu' ? TAGS_PSBU_URL : TAGS_URL };
}
