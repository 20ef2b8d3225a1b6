import type { PaperDto } from '@/lib/domain/papers/contract';
import { PAPER_LIMITS, type PaperType, partsOf } from '@/lib/domain/papers/paperLimits.data';
import { PAPER_ENDINGS } from '@/lib/domain/papers/paperTypes';
import type { Locale } from '@/lib/i18n/locales';
import { sayFields } from '@/lib/server/http/errorBody';
import { AppError } from '@/lib/server/http/errors';
import { listPapers, type PaperRecord } from '@/models/papers/paper';
import { partNumbersOf } from '@/models/papers/paperPart';
import { readPaper } from './paperParts';

type PaperFile = { file: Buffer; type: PaperType; name: string };

export async function fileOf(paper: PaperRecord): Promise<PaperFile> {
  const file = paper.state === 'kept' ? await readPaper(paper) : undefined;
  if (!file || paper.type === undefined) throw new AppError('NOT_FOUND');
  return { file, type: paper.type, name: `${paper.kind}.${PAPER_ENDINGS[paper.type]}` };
}

export async function papersOf<Kind extends string>(
  ownerId: string,
  locale: Locale,
): Promise<PaperDto<Kind>[]> {
  const papers = await listPapers<Kind>(ownerId);
  return Promise.all(
    papers.map(async (paper) =>
      toPaperDto(paper, paper.state === 'sending' ? await partNumbersOf(paper._id) : [], locale),
    ),
  );
}

export function toPaperDto<Kind extends string>(
  { _id: paperId, kind, bytes, state, refusal, pages }: PaperRecord<Kind>,
  received: readonly number[],
  locale: Locale,
): PaperDto<Kind> {
  const all = Array.from({ length: partsOf(bytes) }, (_, part) => part);
  const { megabytes, pages: mostPages } = PAPER_LIMITS;
  const words =
    refusal &&
    sayFields(
      { it: { key: `validation.papers.file.${refusal}`, values: { megabytes, pages: mostPages } } },
      locale,
    );
  return {
    paperId,
    kind,
    bytes,
    state,
    pages,
    ...(state === 'sending' && {
      partBytes: PAPER_LIMITS.partBytes,
      missingParts: all.filter((part) => !received.includes(part)),
    }),
    ...(refusal && { refusal, says: words?.['it'] ?? '' }),
  };
}
