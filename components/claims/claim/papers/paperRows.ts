import type { PaperOnTheWay } from '@/lib/domain/papers/paperOnTheWay';
import type { ClaimOtherDetailsDto, ClaimPaperDto } from '@/lib/domain/claims/contract';
import type { Paper } from '@/lib/domain/claims/papers.data';

export type PaperRow = { key: string; kind: Paper } & (
  | { state: 'wanted'; note?: string }
  | { state: 'onTheWay'; paper: PaperOnTheWay<Paper> }
  /** Sent on an earlier visit: to go on, the file must be chosen again. */
  | { state: 'begun' | 'refused' | 'kept'; paper: ClaimPaperDto }
);

type Known = Pick<ClaimOtherDetailsDto, 'missing' | 'papers' | 'questions' | 'open'>;

const order = ['refused', 'begun', 'wanted', 'onTheWay', 'kept'] as const;

/** Lists the papers of the server and those that are being sent here, each once. Those that need action come first. */
export function paperRowsOf(known: Known, sending: readonly PaperOnTheWay<Paper>[]): readonly PaperRow[] {
  const listed = new Map(known.papers.map((paper) => [paper.paperId, paper]));
  const isDone = ({ state, paperId = '' }: PaperOnTheWay<Paper>) =>
    (state === 'kept' || state === 'refused') && listed.get(paperId)?.state === state;
  const onTheWay = sending.filter((paper) => !isDone(paper));
  const here = new Set(onTheWay.map(({ paperId }) => paperId));
  const rows: PaperRow[] = [
    ...known.papers.filter(({ paperId }) => !here.has(paperId)).map(toRow),
    ...onTheWay.map((paper): PaperRow => ({ key: paper.key, kind: paper.kind, state: 'onTheWay', paper })),
  ];
  const taken = new Set(rows.filter(({ state }) => state !== 'kept').map(({ kind }) => kind));
  const all = [...rows, ...wantedOf(known).filter(({ kind }) => !taken.has(kind))];
  return all.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

function toRow(paper: ClaimPaperDto): PaperRow {
  const state = paper.state === 'sending' ? 'begun' : paper.state;
  return { key: paper.paperId, kind: paper.kind, state, paper };
}

/** Lists the papers that the desk asked for, each with its last note, and then those that every such claim needs. */
function wantedOf({ missing, questions, open }: Known): readonly PaperRow[] {
  const asked = questions.flatMap(({ questionId, paper, note }) =>
    paper && open.includes(questionId) ? [[paper, note] as const] : [],
  );
  const notes = new Map<Paper, string | undefined>([
    ...asked,
    ...missing
      .filter((kind) => asked.every(([paper]) => paper !== kind))
      .map((kind) => [kind, undefined] as const),
  ]);
  // A row keeps its key while others come and go: a file that is being chosen in it would be lost.
  return [...notes].map(([kind, note]) => ({
    key: `wanted-${kind}`,
    kind,
    state: 'wanted' as const,
    ...(note && { note }),
  }));
}
