import { PAPER_LIMITS, type PaperRefusal } from '@/lib/domain/papers/paperLimits.data';
import { type Found, refused } from './found';
import { holdsForeign } from './foreign';
import { objectsOf } from './pdfObjects';
import { spelled } from './pdfSpelling';

/**
 * Names that a PDF gives to what a sheet of paper can't do either. Those that don't occur by chance (`anywhere`) are
 * looked for in streams too, since a reader may find objects where we see a stream.
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
/** What ends a name. A closing parenthesis is left out, since it ends a text that is drawn. */
const END_OF_NAME = String.raw`(?=[\0\s/<>[\](}{%]|$)`;
const rules = NAMES.map(({ refusal, anywhere, inObjects }) => ({
  refusal,
  anywhere: new RegExp(`/(?:${anywhere.join('|')})${END_OF_NAME}`),
  inObjects: new RegExp(`/(?:${[...anywhere, ...inObjects].join('|')})(?![A-Za-z])`),
}));

const END = '%%EOF';
const PAGE = /\/Type[\0\s]{0,99}\/Page(?![A-Za-z])/g;

/** Reads the objects, the packed ones too, but not what is drawn on the pages. */
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

/** Stops counting beyond the limit. */
function countPages(text: string): number {
  let pages = 0;
  for (const _page of text.matchAll(PAGE)) if (++pages > PAPER_LIMITS.pages) break;
  return pages;
}
