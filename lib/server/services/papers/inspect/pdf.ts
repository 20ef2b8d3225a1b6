import { PAPER_LIMITS, type PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { holdsForeign } from './foreign';
import { objectsOf } from './pdfObjects';
import { spelled } from './pdfSpelling';

/**
 * What a paper needs no more than a sheet does, by the names a PDF gives it. Names that chance doesn't write are
 * looked for in streams too: a reader may find objects where we see a stream.
 */
const NAMES: readonly {
  refusal: PaperRefusal;
  anywhere: readonly string[];
  inObjects: readonly string[];
}[] = [
  { refusal: 'locked', anywhere: ['Encrypt'], inObjects: [] },
  {
    refusal: 'script',
    anywhere: [
      ...['JavaScript', 'Launch', 'RichMedia', 'SubmitForm', 'ImportData', 'Rendition'],
      ...['GoToR', 'GoToE'],
    ],
    inObjects: ['JS', 'XFA'],
  },
  {
    refusal: 'attachment',
    anywhere: ['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment', 'Filespec'],
    inObjects: [],
  },
];
/** Not a bracket, which ends a text that is drawn. */
const END_OF_NAME = String.raw`(?=[\0\s/<>[\](}{%]|$)`;
const rules = NAMES.map(({ refusal, anywhere, inObjects }) => ({
  refusal,
  anywhere: new RegExp(`/(?:${anywhere.join('|')})${END_OF_NAME}`),
  inObjects: new RegExp(`/(?:${[...anywhere, ...inObjects].join('|')})(?![A-Za-z])`),
}));

const END = '%%EOF';
const PAGE = /\/Type[\0\s]{0,99}\/Page(?![A-Za-z])/g;

/** Reads the objects, also those that are packed; not what is drawn on the pages. */
export function inspectPdf(bytes: Buffer): Found {
  const end = bytes.lastIndexOf(END);
  if (end === -1) return refused('damaged');
  if (holdsForeign(bytes.subarray(end + END.length))) return refused('twoInOne');
  const text = spelled(bytes);
  const objects = objectsOf(bytes);
  if ('refused' in objects) return objects;
  const found = rules.find((rule) => rule.inObjects.test(objects.text) || rule.anywhere.test(text));
  if (found) return refused(found.refusal);
  if (!objects.isReadable) return refused('damaged');
  const pages = countPages(objects.text);
  if (pages === 0) return refused('damaged');
  return pages > PAPER_LIMITS.pages ? refused('tooManyPages') : { type: 'application/pdf', pages };
}

/** Stops beyond the limit. */
function countPages(text: string): number {
  let pages = 0;
  for (const _page of text.matchAll(PAGE)) if (++pages > PAPER_LIMITS.pages) break;
  return pages;
}
